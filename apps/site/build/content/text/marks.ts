import { languageTag, type Locale } from '@fatal/contracts';

/** Every sign that is a quotation mark or an apostrophe somewhere. */
const ANY = /["'“”„‟‘’‚‛«»‹›「」『』]/gu;

/** What each language quotes with (docs/guides/voice-*.md). The apostrophe of the Latin letters is ’. */
const MARKS: Readonly<Record<string, string>> = {
  en: '“”‘’',
  es: '«»“”‘’',
  it: '«»“”‘’',
  de: '„“‚‘’',
  ja: '「」『』’',
};

/** Signs of a text with which its language does not quote. A language without a rule may use all but the straight ones. */
export function wrongMarks(text: string, locale: string): { index: number; message: string }[] {
  const own = MARKS[languageTag(locale as Locale)];
  return [...text.matchAll(ANY)]
    .filter(([mark]) => (own ? !own.includes(mark) : mark === '"' || mark === "'"))
    .map(({ 0: mark, index }) => ({
      index,
      message: `${mark} is no quotation mark of ${locale}; allowed: ${Array.from(own ?? '“”‘’«»').join(' ')}`,
    }));
}
