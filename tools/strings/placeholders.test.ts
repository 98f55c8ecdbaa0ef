import { expect, it } from 'vitest';
import { wrongSigns } from './placeholders.ts';

const ENGLISH =
  '{count, plural, one {{count} article by <0>{name}</0>} other {{count} articles by <0>{name}</0>}}';
const german = (one: string, other: string) => `{count, plural, ${one} other {${other}}}`;

it.each([
  [
    'a translation with all placeholders',
    german('one {{count} Artikel von <0>{name}</0>}', '{count} Artikel von <0>{name}</0>'),
    'de',
  ],
  ['a plural in a language with one category', german('', '<0>{name}</0>の記事{count}本'), 'jp'],
  [
    'a plural with an additional category',
    german(
      'one {{count} artículo de <0>{name}</0>} many {{count} <0>{name}</0>}',
      '{count} artículos de <0>{name}</0>',
    ),
    'es',
  ],
])('accepts %s', (_, translation, locale) => {
  expect(wrongSigns(ENGLISH, translation, locale)).toBeUndefined();
});

it.each([
  ['a misspelt placeholder', german('one {{counts} <0>{name}</0>}', '{counts} <0>{name}</0>'), /\{counts\}/],
  ['a missing tag', german('one {{count} {name}}', '{count} {name}'), /lacks <0> <\/0>/],
  ['a plural without one of its categories', german('', '{count} Artikel von <0>{name}</0>'), /plural one/],
  ['a missing name', german('one {{count} <0>a</0>}', '{count} <0>b</0>'), /lacks \{name\}/],
])('reports %s', (_, translation, message) => {
  expect(wrongSigns(ENGLISH, translation, 'de')).toMatch(message);
});
