import type { CatalogFile } from './catalog-files.ts';
import { changedEnglish, type Message } from './english.ts';

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
}

/** Whether the catalog is not what extraction writes. */
export const isOutOfDate = ({ existing, extracted }: CatalogFile) => existing !== extracted;

/** A key as a text: a place says the id without its English, or somebody has copied it. */
const showsKey = (id: string, { translation }: Message) => id.includes('.') && translation === id;

/** Messages of a catalog without a translation, those that would show their keys, and those whose English has changed since they were translated. */
export function toTranslate({ file, messages, extracted = '' }: CatalogFile): Finding[] {
  const lines = extracted.split('\n');
  return Object.entries(messages).flatMap(([id, message]) => {
    const changed = changedEnglish(message);
    const isKey = showsKey(id, message);
    if (message.translation && !changed && !isKey) return [];
    const place = `${file}:${String(lines.indexOf(`msgid ${JSON.stringify(id)}`) + 1)}`;
    return [{ place, id, english: message.message ?? id, before: changed?.before, isKey }];
  });
}

/** The findings in words. */
export function inWords({ place, id, english, before, isKey }: Finding): string {
  if (isKey) return `${place} ${id} has its key for a text. In English, say the message in the source, too.`;
  return before === undefined
    ? `${place} ${id} is not translated.\n  English: ${english}`
    : `${place} ${id} was translated from another English.\n  before: ${before}\n  now:    ${english}`;
}
