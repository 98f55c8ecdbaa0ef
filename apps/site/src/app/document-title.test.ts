import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

it.each([
  ['Team', 'Team · Fatal'],
  ['Fatal', 'Fatal'],
  ['Fatal: Unleashed Darkness', 'Fatal: Unleashed Darkness'],
  ['プライバシー\u200bポリシー', 'プライバシーポリシー · Fatal'],
  ['Daten\u00adschutz', 'Datenschutz · Fatal'],
])('%j is %j in the title of the window', (pageTitle, title) => {
  expect(documentTitle(pageTitle)).toBe(title);
});
