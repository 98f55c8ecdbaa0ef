import { jaModel, Parser } from 'budoux';

/** U+200B: a line may end here. */
export const BREAK_HINT = '\u200b';

const parser = new Parser(jaModel);
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Where a word begins. The parser knows no words: it would end a line within 明るみ. */
const wordStarts = (text: string) => new Set(Array.from(words.segment(text), ({ index }) => index));

/** The phrases of a Japanese text: a line of a heading ends between two, never within one. */
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

/** After these a line may end anyway. */
const ENDS_CLAUSE = /[\s\u200b、。：]$/;

/** A Japanese heading with {@link BREAK_HINT} between its phrases, where a line may not end already. Tags are no text. */
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
