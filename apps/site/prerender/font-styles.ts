import type { Locale } from '@fatal/contracts';
import { readFile } from 'node:fs/promises';
import { FONT_SHEETS } from '../src/shell/font-sheet.ts';

/** The rules of the fonts that a language needs beside those of all, to stand in its pages. */
export async function fontStyles(locale: Locale): Promise<string> {
  const sheet = FONT_SHEETS[locale];
  if (sheet === undefined) return '';
  const css = await readFile(`apps/site/public${sheet}`, 'utf8');
  return css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
}
