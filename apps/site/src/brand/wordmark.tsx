import { FATAL_SIZE } from './lettering.ts';
import type { ComponentPropsWithRef } from 'react';

/** That of the letters which `wordmark-symbol.ts` puts into every document. */
const VIEW_BOX = `0 0 ${String(FATAL_SIZE.width)} ${String(FATAL_SIZE.height)}`;

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
