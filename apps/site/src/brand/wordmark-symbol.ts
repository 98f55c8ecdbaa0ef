import { FATAL } from './lettering.ts';
import { SYMBOL_ID } from './wordmark.tsx';

/** The letters that `Wordmark` draws, as HTML that stands once in a document. Only what is HTML is `hidden` without a style. */
export function wordmarkSymbol(): string {
  const { path, width, height } = FATAL;
  const symbol = `<symbol id="${SYMBOL_ID}" viewBox="0 0 ${String(width)} ${String(height)}"><path d="${path}"/></symbol>`;
  return `<div hidden><svg>${symbol}</svg></div>`;
}
