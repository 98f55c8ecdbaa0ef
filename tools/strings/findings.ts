import type { CatalogFile } from './catalog-files.ts';
import { changedEnglish, type Message } from './english.ts';
import { wrongSigns } from './placeholders.ts';

/** Message that needs a translator. */
export interface Finding {
  /** Path and line, in the form that editors open. */
  place: string;
  id: string;
  /** English to translate. */
  english: string;
  /** English that the translation was made from, if there is a translation. */
  before?: string;
  /** Whether its text is its own key. */
  isKey?: boolean;
  /** Fault in its placeholders or plurals. */
  wrong?: string;
}

/** Whether the catalog differs from the result of extraction. */
export const isOutOfDate = ({ existing, extracted }: CatalogFile) => existing !== extracted;

/** Whether the text is its own key: the source has no English message, or the key was copied. */
const showsKey = (id: string, { translation }: Message) => id.includes('.') && translation === id;

/**
 * Returns messages without a translation, with their key as text, whose English has changed since the
 * translation, or whose placeholders differ from the English.
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

/** Describes a finding. */
export function formatFinding({ place, id, english, before, isKey, wrong }: Finding): string {
  if (isKey) return `${place} ${id} has its key as text. If it is English, add the message to the source.`;
  if (wrong !== undefined && before === undefined) return `${place} ${id} ${wrong}.\n  English: ${english}`;
  return before === undefined
    ? `${place} ${id} is not translated.\n  English: ${english}`
    : `${place} ${id} was translated from an older English text.\n  before: ${before}\n  now:    ${english}`;
}
