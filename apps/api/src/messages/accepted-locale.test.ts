import { expect, test } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9', 'es'],
  ['tlh-AQ, tlh;q=0.9, de;q=0.8, en;q=0.7', 'de'],
  ['en;q=0.1, it', 'it'],
  ['ja', 'jp'],
  ['jp', 'jp'],
  ['DE-at', 'de'],
  ['de;q=0, es;q=0.1', 'es'],
  ['de;q=x', 'en'],
  ['*', 'en'],
  [';;;,,,=;q', 'en'],
])('acceptedLocale(%j) returns %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
