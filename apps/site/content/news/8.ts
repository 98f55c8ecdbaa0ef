import { msg } from '@lingui/core/macro';

export const body = msg({
  id: 'news.8.body',
  message: `<p>Look through our pictures and count the faces. There are people in most of them: at the top of the stairs, between the pews, in front of the only lit door. You will find coats, shoulders, the outline of a head. The count stays at zero.</p>
<p>It began as poverty. A face is the most expensive surface in a game. It needs a sculptor, a rigger, an animator, hair that behaves and eyes that are properly wet, and a player who has looked at faces since birth will see what is missing in a quarter of a second. A small team of volunteers could have made one face well or a dozen badly. We turned the character round.</p>
<p>Then we noticed what the back was doing.</p>
<blockquote><p>A face tells you what to feel. A back asks you.</p></blockquote>
<p>In the third person you spend the whole game behind somebody. That is usually treated as a matter of camera, a convenience for seeing the road. It is also an old way of painting a person who looks: a figure from behind, small, in front of something large. The viewer stands where the painter stood and borrows the shoulders. Whatever the figure sees, you see; what it thinks about it is left to you, and you tend to supply something from your own house.</p>
<h2>What it asks of the work</h2>
<p>Giving up the face moved the acting somewhere else. Our animators put it in the pause before a step, in how far the head turns and whether the shoulders go along. Two degrees of tilt in the neck can separate tired from listening. The character artists test each person as a flat black shape first, at forty pixels high; if we cannot tell who it is, no texture will help. The light comes from in front of the figure, towards us, so that the coat has an edge and nothing in the middle.</p>
<p>Sound does its share. A breath close to the microphone is a kind of close-up, and nobody has to be lit for it.</p>
<h2>The objection</h2>
<p>A fair one, and a new volunteer put it best, in her second meeting: is it not simply cold? You cannot love a coat. We have no complete answer. We did notice that players at the controls say “I” when they speak of the figure with no face, and “she” or “he” when they speak of one that has it. It may be that the distance is the door.</p>
<p>So the portraits on our team page are taken against the light as well. It seemed only fair.</p>`,
});
