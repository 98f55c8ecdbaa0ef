import { msg } from '@lingui/core/macro';

export const body = msg({
  id: 'news.7.body',
  message: `<p>In the row of our four games, the second frame says “in development”. Readers ask what is behind it. This is an attempt at an honest inventory: what exists, what is being changed, and what we will keep to ourselves.</p>
<h2>What exists</h2>
<p>Grey rooms, mostly. A level of Fatal II begins as boxes with doors at the right height, and stays that way until walking through it in silence is worth doing. Several of them are past that point. A few have materials. Very few have light, since light comes last and only once.</p>
<p>There is a body that walks through those rooms: one skeleton for every human character, so that a walk made for one of them can be tried on another before lunch. There is a sound for most doors. There is a story that can be read aloud from end to end, and has been, more than once, to people with a pencil in hand and their microphones off.</p>
<h2>What is being changed</h2>
<p>Fatal I, <em>Unleashed Darkness</em>, can be entered now, and watching people do so has been instructive. They stood still more than we expected. They used the dark corners, where we had put nothing, as places to think. So in Fatal II the corners are being built as carefully as the paths, and some of them now answer.</p>
<p>We have also thrown something away: a whole floor, three months of work by eleven people. It was handsome, and it explained too much. The pieces have gone back into the kit and are turning up elsewhere. If you come across a staircase that seems too grand for its house, that is why.</p>
<h2>What we keep</h2>
<ul>
<li>A date. We are volunteers; a date would be a guess in formal dress.</li>
<li>The plot, which is short and would fit in a paragraph. That is the reason.</li>
<li>Whatever concerns Fatal III and Fatal IV. Those frames are locked, and the lock is not a drawing.</li>
</ul>
<h2>What you can do</h2>
<p>Two things help more than encouragement, welcome as that is. You can put the game on your Steam wishlist; the counter on the home page keeps the tally, and we do look at it. Or you can come and build a corner: the <a href="/careers">open positions</a> are remote, unpaid, and described as plainly as we know how.</p>
<p>We will publish the next picture when it is a picture. Until then the frame stays half developed, which is exactly what it is.</p>`,
});
