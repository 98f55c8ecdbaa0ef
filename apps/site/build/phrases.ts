import { jaModel, Parser } from 'budoux';

/** Zero-width space, which allows a line break. */
export const BREAK_HINT = '\u200b';

const parser = new Parser(jaModel);
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Returns the indexes at which words start. The parser has no dictionary, so it would break within 明るみ. */
const wordStarts = (text: string) => new Set(Array.from(words.segment(text), ({ index }) => index));

/** Splits a Japanese text into phrases, between which a heading may break. */
export function japanesePhrases(text: string): string[] {
  const starts = wordStarts(text);
  const phrases: string[] = [];
  let index = 0;
  for (const phrase of parser.parse(text)) {
    if (phrases.length > 0 && !starts.has(index)) phrases.push((phrases.pop() ?? '') + phrase);
    else phrases.push(phrase);
    index += phrase.length;
  }
  return phrases;
}

/** Matches endings after which lines can break anyway. */
const ENDS_CLAUSE = /[\s\u200b、。：]$/;

/** Adds {@link BREAK_HINT} between the phrases of a Japanese heading, except where lines can break anyway. Skips tags. */
export function withBreakHints(heading: string): string {
  const parts = heading.split(/(<[^>]*>)/);
  const isTag = (index: number) => index % 2 === 1;
  const ends = new Set<number>();
  let end = 0;
  for (const phrase of japanesePhrases(parts.filter((_, index) => !isTag(index)).join('')))
    ends.add((end += phrase.length));
  let at = 0;
  let before = '';
  return parts
    .map((part, index) => {
      if (isTag(index)) return part;
      return Array.from({ length: part.length }, (_, i) => {
        const hint =
          at > 0 && ends.has(at) && !ENDS_CLAUSE.test(before) && part[i] !== BREAK_HINT ? BREAK_HINT : '';
        at += 1;
        before = part[i] ?? '';
        return hint + before;
      }).join('');
    })
    .join('');
}
