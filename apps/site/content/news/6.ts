import { msg } from '@lingui/core/macro';

export const body = msg({
  id: 'news.6.body',
  message: `<p>The showcase holds sixty-nine projects. More than 250 people have taken part in the studio, and together they have made a great many more things than that. Choosing took longer than hanging.</p>
<p>A <em>project</em>, for this purpose, is any piece of work with a beginning, an end and a person who can explain it: a lantern, a staircase, nine seconds of walking, a tool that renames files. The smallest one in the selection is a brass key. The largest is a whole ward, beds included.</p>
<h2>Four questions</h2>
<p>Every candidate was put on the screen and asked the same things.</p>
<ul>
<li><strong>Is it finished?</strong> Finished means that it would work if you dropped it into the level tonight. About a third of the pile stopped here, with regret.</li>
<li><strong>Can we see how?</strong> A wireframe, a clay view, a node graph, the dry recording. A showcase without its workings is a poster.</li>
<li><strong>Does it say whose it is?</strong> A room passes through seven or eight hands. We asked for all of the names, and for what each hand did.</li>
<li><strong>Does it hold without its neighbours?</strong> Some very good work is good because of what stands beside it. It belongs in the game, and there it stays.</li>
</ul>
<h2>A wall of grey</h2>
<p>The first arrangement went by craft: characters here, props there, sound on a table of its own. It was tidy and it was dull. Good work looks alike when it stands in ranks.</p>
<p>What worked was to follow one place through everybody who had touched it. The corridor opens as a wireframe, white lines on black. Next comes the clay, next the surfaces, next the lamp; after that the draught that moves the dust, and last a recording of the same corridor with nobody in it. Six projects, one place. A visitor who has never opened an editor can walk along it and see where each craft hands over to the next.</p>
<blockquote><p>I had always thought that one person made a door.</p></blockquote>
<p>Of everything visitors have said, we like that best. The door in question has nine names on it.</p>
<h2>What is not there</h2>
<p>Nothing has been retouched for the occasion. If a bevel was wrong when the work was handed in, it is wrong on the wall, and its author will gladly tell you so. There are no rankings either, and no prizes. Sixty-nine is simply where the list ended when the four questions had been asked.</p>`,
});
