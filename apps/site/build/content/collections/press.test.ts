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

describe('readPress', () => {
  it('reads every line as a message of its catalog', () => {
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

  it('reads translations', () => {
    const { messages } = sampleOf(german('- A room.', '- Ein Raum.')).load();
    expect(messages.get('de')?.get('game')?.get('press.feature.2')).toBe('Ein Raum.');
    expect(messages.get('es')?.get('game')?.get('press.feature.2')).toBe('A room.');
  });
});

describe.each<[what: string, files: Record<string, string | undefined>, problem: string | RegExp]>([
  [
    'a missing article',
    index('[1]', '[7]'),
    'content/press/index.yaml:3: there is no article 7; use numbers of existing articles.',
  ],
  [
    'a draft article',
    { ...index('[1]', '[2]'), ...article('2', '2026-01-01', 'One paragraph.\n', 'draft: true\n') },
    'content/press/index.yaml:3: there is no article 2; use numbers of existing articles.',
  ],
  [
    'articles without their quotes',
    index('[1]', '[1, 1]'),
    /index\.yaml:3: there are 2 articles here and 1 lines under ## Quotes in en\.md/,
  ],
  [
    'a picture outside the gallery',
    index('shown: [room]', 'shown: [hall]'),
    'content/press/index.yaml:2: shown "hall" is not a known picture of the gallery; allowed: room.',
  ],
  ['an unknown key', index('founded', 'funded'), /index\.yaml:1: "funded" is not a known key/],
  [
    'a translated heading',
    german('## Features', '## Merkmale'),
    /press\/de\.md:11: "Merkmale" is not a section of the press kit; in every language its headings are ## Description/,
  ],
  [
    'a missing section',
    english('## On request\n\n- To sell.\n', ''),
    'content/press/en.md:1: heading ## On request is missing; write it in English in every language.',
  ],
  [
    'a repeated section',
    english('## History', '## Description'),
    /press\/en\.md:7: "Description" is used twice/,
  ],
  [
    'a language with fewer lines',
    german('- A room.\n', ''),
    'content/press/de.md:11: there are 1 lines under ## Features; en.md has 2, and every language must have the same number.',
  ],
  [
    'a language with more paragraphs',
    german('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.'),
    'content/press/de.md:1: there are 3 paragraphs under ## Description; en.md has 2, and every language must have the same number.',
  ],
  [
    'a paragraph instead of a list',
    english('- To report.', 'To report.'),
    'content/press/en.md:22: expected a list: lines that start with "- ".',
  ],
  [
    'a line with a link',
    english('A room.', 'A [room](/news).'),
    /press\/en\.md:14: expected plain text; remove links and formatting/,
  ],
  [
    'a quote that is not in the article',
    german('- One paragraph.', '- Ein Absatz.'),
    'content/press/de.md:18: article 1 does not contain this; quote it word for word.',
  ],
  [
    'a missing language',
    { 'press/it.md': undefined },
    'content/press/it.md:1: this file is missing; every language of the site needs one.',
  ],
])('%s', (_, files, problem) => {
  it('is reported with file and line', () => {
    const found = sampleOf(files).problems();
    expect(found).toContainEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  });
});
