import { expect, test } from 'vitest';
import {
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_NAMES,
  formatTag,
  languageTag,
  parseLocale,
  writeDay,
} from '../src/index.ts';

// Spec 1.2
test.each(LOCALES)('%s has a name and a valid language tag', (locale) => {
  expect(parseLocale(locale)).toBe(locale);
  expect(LOCALE_NAMES[locale]).not.toBe('');
  expect(Intl.getCanonicalLocales(languageTag(locale))).toEqual([languageTag(locale)]);
});

// Spec 2.5
test('ja parses as jp, whose tag is ja', () => {
  expect(parseLocale('ja')).toBe('jp');
  expect(languageTag('jp')).toBe('ja');
});

test.each([undefined, null, '', 'tlh', 'EN', 'en-US', ' en', '../..', '__proto__', 'length'])(
  '%j is not a language',
  (value) => {
    expect(parseLocale(value)).toBeUndefined();
  },
);

// Spec 1.13
test('dates follow the language of the page, with British English', () => {
  expect(LOCALES.map((locale) => [locale, formatTag(locale), writeDay('2027-01-05', locale)])).toEqual([
    ['en', 'en-GB', '5 January 2027'],
    ['es', 'es', '5 de enero de 2027'],
    ['it', 'it', '5 gennaio 2027'],
    ['de', 'de', '5. Januar 2027'],
    ['jp', 'ja', '2027年1月5日'],
  ]);
});

test('the default language is published', () => {
  expect(LOCALES).toContain(DEFAULT_LOCALE);
});
