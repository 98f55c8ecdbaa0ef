/** Full-width letters, digits and ＠, which Japanese keyboards produce. */
const LETTERS = /[０-９Ａ-Ｚａ-ｚ＠]/g;

/** All full-width ASCII characters and small form variants. */
const ASCII = /[！-～﹐-﹫]/g;

/** Invisible characters, such as zero-width spaces, soft hyphens, direction marks and the blank Braille pattern. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\ufffc]/gu;

/** Invisible characters except joiners and the emoji variation selector, which URLs may contain. */
const UNSEEN_IN_URL = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\ufffc]/gu;

/** Characters that are never text: control characters other than tabs and line breaks, and lone surrogates. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** Characters that are visible by themselves. U+1D159 is an invisible musical note head. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Z}\p{M}\u2800\ufffc\u{1d159}]/u;

const fold = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => character.normalize('NFKC'));

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => !SEEN.test(text);

/** Converts letters, digits and ＠ to half width (NFKC). Keeps punctuation, which is full width in Japanese prose. */
export const foldLetters = (text: string): string => fold(text, LETTERS);

/** Converts all ASCII to half width (NFKC), and removes invisible characters. For codes. */
export const foldAscii = (text: string): string => fold(text, ASCII).replace(UNSEEN, '');

/** Like {@link foldAscii}, for URLs. Keeps joiners, which the spelling of some languages needs. */
export const foldUrl = (text: string): string => fold(text, ASCII).replace(UNSEEN_IN_URL, '');

/** Like {@link foldAscii}, for telephone numbers. Converts characters typed as hyphens to ASCII hyphens. */
export const foldPhone = (text: string): string => foldAscii(text).replaceAll(/[ー‐‑−]/g, '-');

/** Cleans up typed text: folds and trims it, and removes control characters. Blank text becomes empty. */
export const normalizeTyped = (text: string, fold: (text: string) => string): string =>
  isBlank(text) ? '' : fold(text.replace(NO_TEXT, '')).trim();
