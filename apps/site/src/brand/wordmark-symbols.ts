import { FATAL, UNLEASHED_DARKNESS, type SlitPath } from './wordmark-paths.ts';
import { symbolId, type Wordmark } from './wordmark.tsx';

const symbol = (letters: Wordmark, { path, width, height }: SlitPath) =>
  `<symbol id="${symbolId(letters)}" viewBox="0 0 ${String(width)} ${String(height)}"><path d="${path}"/></symbol>`;

/** The letters that `Wordmark` draws, as HTML that stands once in a document. Only what is HTML is `hidden` without a style. */
export const wordmarkSymbols = (): string =>
  `<div hidden><svg>${symbol('fatal', FATAL)}${symbol('unleashed-darkness', UNLEASHED_DARKNESS)}</svg></div>`;
