import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '@fatal/contracts';
import { addFontSheet, FONT_SHEETS } from './font-sheet.ts';
import { createI18n, loadCatalogs } from './i18n.ts';

const publicDir = join(import.meta.dirname, '../../public');
const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.replaceChildren();
});

describe('the fonts of a language', () => {
  it('are fetched once, and only for Japanese', () => {
    for (const locale of [...LOCALES, ...LOCALES]) addFontSheet(locale);
    expect(links()).toEqual(['/fonts/ja.css']);
  });

  it('hold every Japanese character of the texts', async () => {
    const css = readFileSync(join(publicDir, FONT_SHEETS.jp ?? ''), 'utf8');
    const held = [...css.matchAll(/u\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(([, from = '', to = from]) => [
      parseInt(from, 16),
      parseInt(to, 16),
    ]);
    const isHeld = (char: string) => {
      const point = char.codePointAt(0) ?? 0;
      return held.some(([from = 0, to = 0]) => from <= point && point <= to);
    };
    const areas = Object.keys(import.meta.glob('../../locales/*/jp.po')).map(
      (file) => file.split('/').at(-2) ?? '',
    );
    expect(areas.length).toBeGreaterThan(10);
    const i18n = createI18n('jp');
    await loadCatalogs(i18n, 'jp', areas);
    const characters = new Set(JSON.stringify(i18n.messages));
    const missing = [...characters].filter((char) => char >= '\u2e80' && !isHeld(char));
    expect(missing, 'run "npm run fonts"').toEqual([]);
  });
});
