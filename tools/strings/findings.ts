import type { CatalogFile } from './catalog-files.ts';
import { changedEnglish, type Message } from './english.ts';
import { wrongSigns } from './placeholders.ts';

/** A message that wants its translator. */
export interface Finding {
  /** Path and line, as editors open them. */
  place: string;
  id: string;
  /** The English to translate. */
  english: string;
  /** The English that the translation was made from; `undefined` where there is no translation. */
  before?: string;
  /** Its text is its key, which would be shown. */
  isKey?: boolean;
  /** Fault in its placeholders or plurals. */
  wrong?: string;
}

/** Whether the catalog is not what extraction writes. */
export const isOutOfDate = ({ existing, extracted }: CatalogFile) => existing !== extracted;

/** A key as a text: a place says the id without its English, or somebody has copied it. */
const showsKey = (id: string, { translation }: Message) => id.includes('.') && translation === id;

/**
 * Messages of a catalog without a translation, those that would show their keys, those whose English has changed since they were
 * translated, and those with other placeholders than their English.
 */
export function toTranslate({ file, locale, messages, extracted = '' }: CatalogFile): Finding[] {
  const lines = extracted.split('\n');
  return Object.entries(messages).flatMap(([id, message]) => {
    const changed = changedEnglish(message);
    const isKey = showsKey(id, message);
    const english = message.message ?? id;
    const wrong = message.translation ? wrongSigns(english, message.translation, locale) : undefined;
    if (message.translation && !changed && !isKey && !wrong) return [];
    const place = `${file}:${String(lines.indexOf(`msgid ${JSON.stringify(id)}`) + 1)}`;
    return [{ place, id, english, before: changed?.before, isKey, wrong }];
  });
}

/** The findings in words. */
export function inWords({ place, id, english, before, isKey, wrong }: Finding): string {
  if (isKey) return `${place} ${id} has its key for a text. In English, say the message in the source, too.`;
  if (wrong !== undefined && before === undefined) return `${place} ${id} ${wrong}.\n  English: ${english}`;
  return before === undefined
    ? `${place} ${id} is not translated.\n  English: ${english}`
    : `${place} ${id} was translated from another English.\n  before: ${before}\n  now:    ${english}`;
}
