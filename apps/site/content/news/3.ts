import { msg } from '@lingui/core/macro';

export const body = msg({
  id: 'news.3.body',
  message: `<p>You hear the basement eleven steps before you see it. That was decided before the basement had walls, so its sound was finished first and the room was built to fit. What follows is taken from the recording notes.</p>
<p><strong>Take 1. A bath, half full.</strong> Useless. A bath is a small bright box, and it tells you so in every splash. Nobody has ever been afraid of a bath at that pitch.</p>
<p><strong>Take 4. The same bath, slower.</strong> Recorded at 96 kHz and played at half speed, one octave down. The water gains weight, but so does the tap. We keep the swell that an arm makes and throw away the rest.</p>
<p><strong>Take 9. A zinc tub in a stairwell.</strong> The stairwell is the find: four floors of plaster, a tail of nearly three seconds. We drag a chair leg through ten centimetres of water, first away from the microphone, then towards it. Towards is worse.</p>
<p><strong>Take 12. A hydrophone under the surface.</strong> Everything above the water disappears. What is left is pressure, and somebody’s boiler two floors down, at a very low B flat. We did not plan the boiler. It is in the game.</p>
<p><strong>Take 15. Nothing.</strong> One minute of the stairwell at two in the morning, with the tub standing there. This is the take that we use most.</p>
<h2>How it is put together</h2>
<p>In Wwise the flood is four layers. Room tone never stops. Over it lies a slow swell whose level follows how deep the character is standing. Drips come third: eight recordings, chosen at random, never the same one twice in a row, each placed at a real leak in the ceiling so that turning your head moves it. The chair comes last. It is triggered once.</p>
<p>The door at the top of the stairs does more than any of them. While it is shut, everything above 600 hertz stays behind it, and what gets through is the swell and the boiler. You know that there is water. You do not know how much.</p>
<blockquote><p>If the picture has already told them, the sound has nothing left to do except agree.</p></blockquote>
<p>That sentence stands at the head of our sound document, and it explains the order of work. Sound goes first because it can say “large”, “wet” and “below you” in the dark, and leave “what” open. By the time the bulb comes into view, the player has been in that room for half a minute.</p>
<p>The studio has no building, so all of this was recorded at home, in the homes of four people, at hours the neighbours have been kind about. If you own a recorder and a good stairwell, have a look at <a href="/careers">the open positions</a>.</p>`,
});
