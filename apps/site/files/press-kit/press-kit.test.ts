// @vitest-environment jsdom
import { LOCALES } from '@fatal/contracts';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contentSource } from '../../src/storybook/content-source.ts';
import { createI18n, loadCatalogs } from '../../src/i18n/i18n.ts';
import { SHEET_AREAS, sheetOf, type Sheet } from '../../src/pages/press/sheet.ts';
import { zip } from './archive.ts';
import { sheetDocument } from './sheet-document.ts';
import { rulesText, sheetText } from './sheet-text.ts';

describe('archive', () => {
  const text = 'fog '.repeat(100);
  const files: [string, string | Uint8Array][] = [
    ['b/picture.jpg', Buffer.from(text)],
    ['a.txt', text],
  ];

  it('contains the files in one folder, sorted by name', () => {
    const unpacked = unzipSync(zip('kit', new Map(files)));
    expect(Object.keys(unpacked)).toEqual(['kit/a.txt', 'kit/b/picture.jpg']);
    for (const bytes of Object.values(unpacked)) expect(Buffer.from(bytes).toString()).toBe(text);
  });

  it('has the same bytes for any file order and time zone', () => {
    const zone = process.env.TZ;
    const here = zip('kit', new Map(files));
    process.env.TZ = 'Asia/Tokyo';
    const there = zip('kit', new Map(files.toReversed()));
    process.env.TZ = zone;
    expect(Buffer.from(there).equals(here)).toBe(true);
  });

  it('compresses texts and stores pictures uncompressed', () => {
    const sizeOf = (name: string) => zip('kit', new Map([[name, text]])).length;
    expect(sizeOf('a.txt')).toBeLessThan(text.length);
    expect(sizeOf('a.jpg')).toBeGreaterThan(text.length);
  });
});

async function sheetIn(locale: (typeof LOCALES)[number]): Promise<Sheet> {
  const i18n = createI18n(locale);
  await loadCatalogs(i18n, locale, SHEET_AREAS);
  return sheetOf(i18n, await contentSource.pressKit());
}

const withoutHints = (text: string) => text.replace(/[\u00ad\u200b]/g, '');

/** Returns all strings in a sheet. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

describe.each(LOCALES)('factsheet in %s', (locale) => {
  it('contains all texts of the page, without break hints, as plain text and as HTML', async () => {
    const { facts, ...sheet } = await sheetIn(locale);
    const said = [
      ...textsOf({ ...sheet, quotes: sheet.quotes.map(({ href, ...quote }) => quote) }),
      ...facts.flatMap(({ term, text }) => [term, text]),
    ].map(withoutHints);
    const html = sheetDocument({ ...sheet, facts }, locale);
    const shown = new DOMParser().parseFromString(html, 'text/html').body.textContent;
    const text = sheetText({ ...sheet, facts });
    for (const one of said) {
      expect(text).toContain(one);
      expect(shown).toContain(one);
    }
    expect(text + shown).not.toMatch(/[\u00ad\u200b]/);
  });

  it('lists all rules in the separate rules file', async () => {
    const sheet = await sheetIn(locale);
    for (const rule of [...sheet.allowed, ...sheet.please, ...sheet.onRequest])
      expect(rulesText(sheet)).toContain(withoutHints(rule));
  });

  it('declares its language and loads no other files', async () => {
    const html = sheetDocument(await sheetIn(locale), locale);
    expect(html).toContain(`<html lang="${locale === 'jp' ? 'ja' : locale}">`);
    expect(html).not.toMatch(/(?:src|href)=|url\(/);
  });
});

it('escapes HTML in the factsheet', async () => {
  const sheet = await sheetIn('en');
  expect(sheetDocument({ ...sheet, title: '<script>' }, 'en')).not.toContain('<script>');
});
