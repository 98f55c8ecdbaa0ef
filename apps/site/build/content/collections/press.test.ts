import { afterEach, describe, expect, it } from 'vitest';
import { article, PRESS, SampleContent } from '../testing.ts';

let sample: SampleContent | undefined;
const sampleOf = (files: ConstructorParameters<typeof SampleContent>[0] = {}) =>
  (sample = new SampleContent(files));

afterEach(() => {
  sample?.[Symbol.dispose]();
  sample = undefined;
});

const INDEX = 'founded: 2019\nshown: [room]\nquoted: [1]\n';

const index = (from: string, to: string) => ({ 'press/index.yaml': INDEX.replace(from, to) });
const english = (from: string, to: string) => ({ 'press/en.md': PRESS.replace(from, to) });
const german = (from: string, to: string) => ({ 'press/de.md': PRESS.replace(from, to) });

describe('the press kit', () => {
  it('has what its files say, each line as a message of its catalog', () => {
    const content = sampleOf();
    expect(content.problems()).toEqual([]);
    const { modules, messages } = content.load();
    const { studio } = modules.press;
    expect(studio).toMatchObject({
      founded: 2019,
      shown: ['room'],
      description: [{ id: 'press.description.1' }, { id: 'press.description.2' }],
      features: [{ id: 'press.feature.1' }, { id: 'press.feature.2' }],
      quotes: [{ text: { id: 'press.quote.1' }, article: 1 }],
      onRequest: [{ id: 'press.onRequest.1' }],
    });
    expect(messages.get('jp')?.get('game')?.get('press.feature.2')).toBe('A room.');
  });

  it('says what its German says', () => {
    const { messages } = sampleOf(german('- A room.', '- Ein Raum.')).load();
    expect(messages.get('de')?.get('game')?.get('press.feature.2')).toBe('Ein Raum.');
    expect(messages.get('es')?.get('game')?.get('press.feature.2')).toBe('A room.');
  });
});

describe.each<[what: string, files: Record<string, string | undefined>, problem: string | RegExp]>([
  [
    'an article that is not there',
    index('[1]', '[7]'),
    'content/press/index.yaml:3: there is no article 7; name numbers of news.',
  ],
  [
    'an article that is a draft',
    { ...index('[1]', '[2]'), ...article('2', '2026-01-01', 'One paragraph.\n', 'draft: true\n') },
    'content/press/index.yaml:3: there is no article 2; name numbers of news.',
  ],
  [
    'articles without their quotes',
    index('[1]', '[1, 1]'),
    /index\.yaml:3: there are 2 articles here and 1 lines under ## Quotes in en\.md/,
  ],
  [
    'a picture that is not in the gallery',
    index('shown: [room]', 'shown: [hall]'),
    'content/press/index.yaml:2: shown "hall" is no picture of the gallery; allowed: room.',
  ],
  ['a key that nobody knows', index('founded', 'funded'), /index\.yaml:1: "funded" is not known here/],
  [
    'a heading that is translated',
    german('## Features', '## Merkmale'),
    /press\/de\.md:11: "Merkmale" is no part of the press kit; in every language its headings are ## Description/,
  ],
  [
    'a part that is missing',
    english('## On request\n\n- To sell.\n', ''),
    'content/press/en.md:1: there is no heading ## On request; it stands in English in every language.',
  ],
  [
    'a part that stands twice',
    english('## History', '## Description'),
    /press\/en\.md:7: "Description" stands here twice/,
  ],
  [
    'a language with fewer lines',
    german('- A room.\n', ''),
    'content/press/de.md:11: there are 1 lines under ## Features; en.md has 2, and each language must have as many.',
  ],
  [
    'a language with more paragraphs',
    german('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.'),
    'content/press/de.md:1: there are 3 paragraphs under ## Description; en.md has 2, and each language must have as many.',
  ],
  [
    'a paragraph in the place of a list',
    english('- To report.', 'To report.'),
    'content/press/en.md:22: here stands a list: lines that begin with "- ".',
  ],
  [
    'a line with a link',
    english('A room.', 'A [room](/news).'),
    /press\/en\.md:14: here stands plain text, without links and signs/,
  ],
  [
    'a quote that the article does not say',
    german('- One paragraph.', '- Ein Absatz.'),
    'content/press/de.md:18: article 1 does not say this; quote it word for word.',
  ],
  [
    'a missing language',
    { 'press/it.md': undefined },
    'content/press/it.md:1: this file is missing; there must be one for each language of the site.',
  ],
])('%s', (_, files, problem) => {
  it('is said with its file and line', () => {
    const found = sampleOf(files).problems();
    expect(found).toContainEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  });
});
