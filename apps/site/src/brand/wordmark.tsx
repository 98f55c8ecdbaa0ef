import type { ComponentPropsWithRef } from 'react';

/** Width and height of the slit letters that `wordmark-symbols.ts` puts into every document. */
const SIZES = { fatal: [909, 1001], 'unleashed-darkness': [5247, 1012] } as const;

export type Wordmark = keyof typeof SIZES;

/** Id of the letters in the document. */
export const symbolId = (letters: Wordmark) => `wordmark-${letters}`;

type WordmarkProps = ComponentPropsWithRef<'svg'> & {
  /** Which letters. Default `fatal`. */
  letters?: Wordmark;
};

/**
 * Slit letters as a drawing; the words stand in a text beside it. The drawing itself is part of the document, so that no
 * script carries it.
 */
export function Wordmark({ letters = 'fatal', ...rest }: WordmarkProps) {
  const [width, height] = SIZES[letters];
  return (
    <svg {...rest} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true" focusable="false">
      <use href={`#${symbolId(letters)}`} fill="currentColor" />
    </svg>
  );
}
