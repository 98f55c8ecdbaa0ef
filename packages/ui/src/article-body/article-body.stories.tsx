import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleBody } from './article-body.js';

// Spaces inside the tags keep words apart for the test that finds untranslated text.
const meta = {
  title: 'Content/Article body',
  component: ArticleBody,
  args: {
    html: `
<p> We took one room, one lamp and a table to the festival, and left the rest of the hall to everybody else. </p>
<p> Three nights later <a href="#notes"> our notes </a> filled a drawer. <strong> Nobody had asked for a map. </strong> </p>
<h2> What the lamp taught us </h2>
<p> A light that has a reason is read at once; a light without one is only <em> bright </em> . </p>
<ul>
  <li> Lower the lamp before you lower the exposure. </li>
  <li> Leave the far door open, always. </li>
</ul>
<blockquote> <p> I did not see it. I only saw where it was not. </p> <cite> A visitor, second night </cite> </blockquote>
<figure>
  <img src="/images/stairs-960.webp" alt="A stairwell, one bulb between its flights." width="960" height="540" loading="lazy">
  <figcaption> The frame that everybody photographed. </figcaption>
</figure>
<h3> Next </h3>
<ol>
  <li> Print the drawer. </li>
  <li> Find a larger room. </li>
</ol>
`,
  },
} satisfies Meta<typeof ArticleBody>;
export default meta;

type Story = StoryObj<typeof ArticleBody>;

export const Default: Story = {};

/** Nested lists, a table, code, terms. */
export const Rich: Story = {
  tags: ['visual'],
  args: {
    html: `
<h2> Everything that a text may hold </h2>
<p> Press <kbd> E </kbd> to open a door; in a script it is <code> door.open() </code> . </p>
<ul>
  <li> Lights that stay on
    <ol>
      <li> the one over the stairs </li>
      <li> the one nobody wired </li>
    </ol>
  </li>
  <li> Lights that do not </li>
</ul>
<table>
  <caption> What each night needed </caption>
  <thead>
    <tr> <th scope="col"> Night </th> <th scope="col"> Lamps </th> <th scope="col"> Visitors who went back </th> </tr>
  </thead>
  <tbody>
    <tr> <th scope="row"> First </th> <td> 4 </td> <td> 31 </td> </tr>
    <tr> <th scope="row"> Third </th> <td> 1 </td> <td> 208 </td> </tr>
  </tbody>
</table>
<pre> <code> lamp.intensity = 0.2
door.open({ slowly: true, because: theVisitorHasWaitedLongEnoughToDeserveIt }) </code> </pre>
<dl>
  <dt> Rebate </dt>
  <dd> The edge of a film, where its numbers are. </dd>
</dl>
<hr>
<p> <small> Set in the darkroom. </small> </p>
`,
  },
};

export const Small: Story = {
  tags: ['visual'],
  args: {
    size: 'small',
    html: undefined,
    children: (
      <>
        <p>
          Last changed on <time dateTime="2024-11-16">16/11/2024</time>.
        </p>
        <h2>1. What this is about</h2>
        <p>These terms hold for everything that is shown here.</p>
        <h3>What we keep</h3>
        <ul>
          <li>What you write in a form, until it is answered.</li>
          <li>
            Nothing else. <a href="#more">More about this</a>
          </li>
        </ul>
      </>
    ),
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    html: `
<h2> Datenschutzgrundverordnungskonforme Aufbewahrungsfristen für Bewerbungsunterlagen </h2>
<p> Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsgesellschaftskapitäne. </p>
`,
  },
};

export const Japanese: Story = {
  args: {
    lang: 'ja',
    html: `
<h2> 光がひとつあれば足りる </h2>
<p> 会場には白い照明が並び、私たちの机だけが暗かった。三日目の夜、 <em> ひとつの灯り </em> の前に列ができた。 </p>
<blockquote> <p> 見えなかった。ただ、どこにいないかだけが見えた。 </p> </blockquote>
`,
  },
};

/** Lists, quotations and tables start at the right. */
export const RightToLeft: Story = { args: Rich.args, globals: { direction: 'rtl' } };

/** Tables and code break their lines instead of overflowing the page. */
export const Narrow: Story = { args: Rich.args, globals: { viewport: { value: 'narrow' } } };
