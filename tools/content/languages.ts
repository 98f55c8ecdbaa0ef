import { DEFAULT_LOCALE, LOCALES } from '@fatal/contracts';
import type { ContentFiles } from './kind.ts';

export const TRANSLATIONS: readonly string[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The same text in the file of every language. Translations do not say that they are ones, so that they are asked for. */
export const inAllLanguages = (content: ContentFiles, folder: string, text: string): string[] =>
  LOCALES.map((locale) => content.create(`${folder}/${locale}.md`, text));

/** What is left to do wherever English stands in every language. */
export const toTranslate = (path: string): string[] => [
  `translate ${TRANSLATIONS.map((locale) => `${locale}.md`).join(', ')}, in which English stands, then: npm run content -- confirm ${path}`,
];
