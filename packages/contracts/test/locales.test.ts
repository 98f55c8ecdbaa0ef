import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES, languageTag, parseLocale } from '../src/index.ts';

// SPEC 1: Five languages, default and fallback English; the gate offers four
test.each(LOCALES)('%s is a language with a name and a valid tag', (locale) => {
  expect(parseLocale(locale)).toBe(locale);
  expect(LOCALE_NAMES[locale]).not.toBe('');
  expect(Intl.getCanonicalLocales(languageTag(locale))).toEqual([languageTag(locale)]);
});

// DECISIONS 1: <html lang>
test('ja is read as jp, whose tag is ja', () => {
  expect(parseLocale('ja')).toBe('jp');
  expect(languageTag('jp')).toBe('ja');
});

test.each([undefined, null, '', 'tlh', 'EN', 'en-US', ' en', '../..', '__proto__', 'length'])(
  '%j is no language',
  (value) => {
    expect(parseLocale(value)).toBeUndefined();
  },
);

test('the default is one of them', () => {
  expect(LOCALES).toContain(DEFAULT_LOCALE);
});
