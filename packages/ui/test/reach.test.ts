import { expect, it } from 'vitest';
import { componentNames } from '../scripts/entries.ts';
import { reachedFrom } from '../scripts/reach.ts';

it.each([
  ['one that stands alone reaches itself', 'stat-list', ['stat-list'], ['button', 'navbar']],
  [
    'one that others are made of reaches them, through any number',
    'link-rows-field',
    ['application-form'],
    ['navbar'],
  ],
  ['one that a story opens late reaches it', 'lightbox-zoom', ['gallery'], ['navbar']],
  // A checkbox is drawn with the rules for fields, and imports no other field.
  ['one whose styles are for others too reaches them', 'text-field', ['checkbox'], ['navbar', 'gallery']],
])('%s', (_, changed, reached, not) => {
  const found = reachedFrom(new Set([changed]));
  expect(found).toEqual(expect.arrayContaining([changed, ...reached]));
  expect(found.filter((name) => not.includes(name))).toEqual([]);
});

it('several reach what each of them does', () => {
  const both = reachedFrom(new Set(['stat-list', 'news-card']));
  expect(both).toEqual(['news-card', 'news-strip', 'stat-list']);
});

it('all of them reach all', () => {
  expect(reachedFrom(new Set(componentNames))).toEqual(componentNames);
});
