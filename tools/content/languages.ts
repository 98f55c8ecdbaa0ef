import { DEFAULT_LOCALE, LOCALES } from '@fatal/contracts';
import type { ContentFiles } from './kind.ts';

export const TRANSLATIONS: readonly string[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * Writes the same text for every language. Translations get no checksum of the English, so that they are
 * reported as outdated.
 */
export const inAllLanguages = (content: ContentFiles, folder: string, text: string): string[] =>
  LOCALES.map((locale) => content.create(`${folder}/${locale}.md`, text));

/** Remaining tasks for texts that are still in English in every language. */
export const toTranslate = (path: string): string[] => [
  `translate ${TRANSLATIONS.map((locale) => `${locale}.md`).join(', ')}, which still contain English, then: npm run content -- confirm ${path}`,
];
