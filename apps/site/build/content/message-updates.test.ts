import { afterEach, expect, it } from 'vitest';
import { diffMessages } from './message-updates.ts';
import { article, SampleContent } from './testing.ts';

const samples: SampleContent[] = [];
function load(files: ConstructorParameters<typeof SampleContent>[0] = {}) {
  const sample = new SampleContent(files);
  samples.push(sample);
  return sample.load();
}

afterEach(() => {
  for (const sample of samples.splice(0)) sample[Symbol.dispose]();
});

const DAY = '2026-01-01';

it('returns the changed messages by language', () => {
  const now = load({ 'faq/en.md': '## When\n\nLater.\n\n## Where\n\nHere.\n' });
  expect(diffMessages(load(), now)).toMatchObject({
    en: { 'faq.1.html': ['<p>Later.</p>'] },
    de: {},
  });
});

it.each([
  ['a changed date', load(article('2', DAY)), load(article('2', '2026-01-02'))],
  ['an added article', load(), load(article('2', DAY))],
  ['a mistake', load(), load(article('2', 'soon'))],
  ['a corrected mistake', load(article('2', 'soon')), load(article('2', DAY))],
])('returns undefined if more than words has changed: %s', (_, before, now) => {
  expect(diffMessages(before, now)).toBeUndefined();
});
