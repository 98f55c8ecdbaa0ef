import { BREAK_HINT, japanesePhrases } from '../phrases.ts';

const wordsOf = (text: string) => text.split(/(?<=[ -])/);

/** Splits a title at possible line breaks. Parts keep their trailing space. */
export function phrasesOf(title: string, style: 'latin' | 'japanese'): string[] {
  const parts = title.replaceAll('\u00ad', '').split(BREAK_HINT);
  return parts.flatMap((part) => (style === 'japanese' ? japanesePhrases(part) : [part]).flatMap(wordsOf));
}
