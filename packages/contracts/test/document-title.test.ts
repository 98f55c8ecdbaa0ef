import type { Locale } from '../src/index.ts';
import { expect, it } from 'vitest';
import { documentTitle } from '../src/document-title.ts';

it.each<[string, Locale, string]>([
  ['Team', 'en', 'Team · Fatal'],
  ['Fatal', 'en', 'Fatal'],
  ['Fatal: Unleashed Darkness', 'jp', 'Fatal: Unleashed Darkness'],
  ['プライバシー\u200bポリシー', 'jp', 'プライバシーポリシー｜Fatal'],
  ['Daten\u00adschutz', 'de', 'Datenschutz · Fatal'],
])('documentTitle(%j, %j) returns %j', (pageTitle, locale, title) => {
  expect(documentTitle(pageTitle, locale)).toBe(title);
});
