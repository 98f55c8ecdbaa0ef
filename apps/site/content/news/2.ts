import { msg } from '@lingui/core/macro';

export const body = msg({
  id: 'news.2.body',
  message: `<p>The corridor we show most often holds one lamp. Saying so takes a second. Getting there took nine versions, and most of the work was taking things away.</p>
<p>The rule is simple: one light per picture, and the light needs a reason. A door left open. A bulb that somebody pays for. A torch in a hand. If nobody in the story could have switched it on, it goes.</p>
<h2>The order of work</h2>
<ul>
<li><strong>Clay first.</strong> We judge the corridor in grey, under an even sky, before it has a single material. A proportion that is wrong in clay will be wrong in the dark too, only harder to find.</li>
<li><strong>Everything off.</strong> We delete the sky light, lock the exposure so that the engine cannot rescue us, and look at a black rectangle. From there on, whatever you see was decided by someone.</li>
<li><strong>A place for the silhouette.</strong> The figure stands between lamp and camera. The outline arrives first, the coat second, the person last.</li>
<li><strong>Air.</strong> A little fog carries the light across the room. With too much of it the corridor turns into weather.</li>
<li><strong>The size of the source.</strong> A point of light draws shadows like a diagram. We widen it until the edges soften the way they do at home, under a lamp you know.</li>
</ul>
<h2>The glow on the left wall</h2>
<p>Version six had a fault that nobody could explain: a faint glow along the left wall, where no lamp could reach. Someone spent an evening switching off lights that were already off. The answer was on the floor. Half of its tiles were as white as fresh plaster, and each was handing the torch on to the wall. We darkened the white tiles by about a third. The floor looks dirtier now, which is what the script had been asking for.</p>
<p>That is the part of dark pictures that surprises newcomers. Adding darkness is impossible; there is no lamp for it. You can only look for the light you forgot, and it tends to be bouncing off something you were proud of.</p>
<h2>The stamp test</h2>
<p>The last check needs no software. We shrink the frame to the size of a stamp and look at it from across the room. If the eye finds the figure and then the door, we are done. If it goes anywhere else, something is still lit that should not be.</p>
<p>More than half of the finished picture is close to black. It is tempting to hang a pipe there, a poster, a second story. We leave it alone. The player will furnish it, and with worse things than we would have dared.</p>`,
});
