import type { CatalogFile } from './catalog-files.ts';
import { changedEnglish } from './english.ts';

/** A message that wants its translator. */
export interface Finding {
  /** Path and line, as editors open them. */
  place: string;
  id: string;
  /** The English to translate. */
  english: string;
  /** The English that the translation was made from; `undefined` where there is no translation. */
  before?: string;
}

/** Whether the catalog is not what extraction writes. */
export const isOutOfDate = ({ existing, extracted }: CatalogFile) => existing !== extracted;

/** Messages of a catalog without a translation, and those whose English has changed since they were translated. */
export function toTranslate({ file, messages, extracted = '' }: CatalogFile): Finding[] {
  const lines = extracted.split('\n');
  return Object.entries(messages).flatMap(([id, message]) => {
    const changed = changedEnglish(message);
    if (message.translation && !changed) return [];
    const place = `${file}:${String(lines.indexOf(`msgid ${JSON.stringify(id)}`) + 1)}`;
    return [{ place, id, english: message.message ?? id, before: changed?.before }];
  });
}

/** The findings in words. */
export const inWords = ({ place, id, english, before }: Finding) =>
  before === undefined
    ? `${place} ${id} is not translated.\n  English: ${english}`
    : `${place} ${id} was translated from another English.\n  before: ${before}\n  now:    ${english}`;
