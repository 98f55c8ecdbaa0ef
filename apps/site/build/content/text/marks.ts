import { languageTag, type Locale } from '@fatal/contracts';

/** Every character that any language uses as a quotation mark or apostrophe. */
const ANY = /["'“”„‟‘’‚‛«»‹›「」『』]/gu;

/** Quotation marks of each language (docs/guides/voice-*.md). The apostrophe of Latin scripts is ’. */
const MARKS: Readonly<Record<string, string>> = {
  en: '“”‘’',
  es: '«»“”‘’',
  it: '«»“”‘’',
  de: '„“‚‘’',
  ja: '「」『』’',
};

/**
 * Finds quotation marks that the language doesn't use. Languages without a rule may use all but the straight
 * ones.
 */
export function wrongMarks(text: string, locale: string): { index: number; message: string }[] {
  const own = MARKS[languageTag(locale as Locale)];
  return [...text.matchAll(ANY)]
    .filter(([mark]) => (own ? !own.includes(mark) : mark === '"' || mark === "'"))
    .map(({ 0: mark, index }) => ({
      index,
      message: `${mark} is not a quotation mark in ${locale}; allowed: ${Array.from(own ?? '“”‘’«»').join(' ')}`,
    }));
}
