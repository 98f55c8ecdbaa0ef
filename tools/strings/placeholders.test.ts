import { expect, it } from 'vitest';
import { wrongSigns } from './placeholders.ts';

const ENGLISH =
  '{count, plural, one {{count} article by <0>{name}</0>} other {{count} articles by <0>{name}</0>}}';
const german = (one: string, other: string) => `{count, plural, ${one} other {${other}}}`;

it.each([
  [
    'a translation with all signs',
    german('one {{count} Artikel von <0>{name}</0>}', '{count} Artikel von <0>{name}</0>'),
    'de',
  ],
  ['a plural of a language that has one category', german('', '<0>{name}</0>の記事{count}本'), 'jp'],
  [
    'a plural with a category more',
    german(
      'one {{count} artículo de <0>{name}</0>} many {{count} <0>{name}</0>}',
      '{count} artículos de <0>{name}</0>',
    ),
    'es',
  ],
])('%s is right', (_, translation, locale) => {
  expect(wrongSigns(ENGLISH, translation, locale)).toBeUndefined();
});

it.each([
  [
    'a placeholder that is misspelt',
    german('one {{counts} <0>{name}</0>}', '{counts} <0>{name}</0>'),
    /\{counts\}/,
  ],
  ['a tag that is missing', german('one {{count} {name}}', '{count} {name}'), /lacks <0> <\/0>/],
  ['a plural without one of its categories', german('', '{count} Artikel von <0>{name}</0>'), /plural one/],
  ['a name that is left out', german('one {{count} <0>a</0>}', '{count} <0>b</0>'), /lacks \{name\}/],
])('%s is said', (_, translation, message) => {
  expect(wrongSigns(ENGLISH, translation, 'de')).toMatch(message);
});
