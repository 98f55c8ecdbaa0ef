import type { Locale } from '@fatal/contracts';

/** By language: the sheet of the fonts that it needs beside those of all. Prerendered pages carry it themselves. */
export const FONT_SHEETS: Partial<Record<Locale, string>> = { jp: '/fonts/ja.css' };

/** Fetches the fonts of a language that the visitor has changed to. */
export function addFontSheet(locale: Locale): void {
  const href = FONT_SHEETS[locale];
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
