import { FATAL } from './lettering.ts';
import { SYMBOL_ID } from './wordmark.tsx';

/**
 * Returns the SVG symbol that every `Wordmark` references, as HTML for the document's body. The wrapper is a `div` because browsers
 * don't apply `hidden` to SVG elements.
 */
export function wordmarkSymbol(): string {
  const { path, width, height } = FATAL;
  const symbol = `<symbol id="${SYMBOL_ID}" viewBox="0 0 ${String(width)} ${String(height)}"><path d="${path}"/></symbol>`;
  return `<div hidden><svg>${symbol}</svg></div>`;
}
