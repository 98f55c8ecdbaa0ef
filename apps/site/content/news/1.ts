import { msg } from '@lingui/core/macro';

export const body = msg({
  id: 'news.1.body',
  message: `<p>A festival hall is a poor place for a dark game. The lamps are high, white and always on, and a screen that was black at home turns out to be grey. We went to Mundos Digitales, from 3 to 5 July, with one rule: before showing anybody anything, find the darkest corner and ask for it.</p>
<h2>3 July: black is a local matter</h2>
<p>Most of us had never stood in the same room. We had agreed on a great many things by microphone, among them how dark the corridor should be, and one projector was enough to show that we had agreed on a number and imagined different pictures. On our monitors the number was right. On that wall, with the lamps of the hall spilling over it, only the far door remained.</p>
<p>So the first night went into a test strip. We put one frame up in seven versions, each a third of a stop brighter than the last, walked back to where a visitor would stand, and chose the fourth. Then we wrote down why, because nobody would remember in the morning.</p>
<h2>4 July: three columns</h2>
<p>On the second day people played, and we sat behind them with a notebook. Three columns: where they stopped, where they turned back, what they asked out loud.</p>
<ul>
<li>Nearly everyone stopped at the first open door, even those whose friends were telling them to hurry.</li>
<li>Several left the ward walking backwards, with the camera on the beds.</li>
<li>One took the headphones off to find out whether the dripping was in the hall. It was in the game.</li>
</ul>
<p>The third column was the shortest and the most useful. Four people asked whether the light at the end was the exit. It was a window. We have since lowered it by a stop, so that it no longer promises a way out.</p>
<h2>5 July: one lamp fewer</h2>
<p>The last day was for questions. When somebody asked how the pictures are made, we opened the corridor in the editor and switched its lights off one by one, from the daylight down to the torch, and then the torch.</p>
<blockquote><p>I kept looking at the place where it had been.</p></blockquote>
<p>A visitor said that about the last frame, and it is the best description of the game we have been given. We packed up with twenty-three notes, nine of them about doors, and with faces for voices some of us had known for years. The next meeting began on time, and was still an hour and a quarter.</p>`,
});
