import { FATAL_SIZE } from './lettering.ts';
import type { ComponentPropsWithRef } from 'react';

/** View box of the symbol in `wordmark-symbol.ts`. */
const VIEW_BOX = `0 0 ${String(FATAL_SIZE.width)} ${String(FATAL_SIZE.height)}`;

/** Id of the symbol in the document. */
export const SYMBOL_ID = 'wordmark-fatal';

/**
 * Decorative wordmark in the slit lettering; the adjacent text or label has its name. The path is in the document, to keep
 * it out of the JavaScript bundle.
 */
export function Wordmark(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg {...props} viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <use href={`#${SYMBOL_ID}`} fill="currentColor" />
    </svg>
  );
}
