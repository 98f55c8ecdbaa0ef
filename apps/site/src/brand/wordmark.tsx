import type { ComponentPropsWithRef } from 'react';

/** Width and height of the slit letters that `wordmark-symbol.ts` puts into every document. */
const VIEW_BOX = '0 0 909 1001';

/** Id of the letters in the document. */
export const SYMBOL_ID = 'wordmark-fatal';

/**
 * Slit letters as a drawing; the words stand in a text beside it. The drawing itself is part of the document, so that no
 * script carries it.
 */
export function Wordmark(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg {...props} viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <use href={`#${SYMBOL_ID}`} fill="currentColor" />
    </svg>
  );
}
