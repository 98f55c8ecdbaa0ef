import { BREAK_HINT, japanesePhrases } from '../phrases.ts';

const wordsOf = (text: string) => text.split(/(?<=[ -])/);

/** The parts of a title between which a line may end; a part keeps the space after it. */
export function phrasesOf(title: string, style: 'latin' | 'japanese'): string[] {
  const parts = title.replaceAll('\u00ad', '').split(BREAK_HINT);
  return parts.flatMap((part) => (style === 'japanese' ? japanesePhrases(part) : [part]).flatMap(wordsOf));
}
