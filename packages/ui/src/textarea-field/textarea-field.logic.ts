/** Returns the number of characters as people count them: an emoji or an accented letter is one. */
export function lengthOf(value: unknown): number {
  // Returns early for empty text, because the first use of `Intl.Segmenter` takes a phone 50 ms.
  if (typeof value !== 'string' || value === '') return 0;
  if (typeof Intl.Segmenter === 'undefined') return Array.from(value).length;
  return Array.from(segmenter().segment(value)).length;
}

let shared: Intl.Segmenter | undefined;

function segmenter(): Intl.Segmenter {
  shared ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return shared;
}
