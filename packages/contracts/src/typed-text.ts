/** Letters, digits and ＠ in the width of a kanji, as a Japanese keyboard leaves them. */
const LETTERS = /[０-９Ａ-Ｚａ-ｚ＠]/g;

/** All of ASCII in that width, and its small forms. */
const ASCII = /[！-～﹐-﹫]/g;

/** What nobody sees, such as a zero-width space, a soft hyphen, a mark of direction or a blank Braille pattern. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\ufffc]/gu;

/** The same without what joins or parts letters of a word or of an emoji. */
const UNSEEN_IN_URL = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\ufffc]/gu;

/** What no text holds: control characters other than tabs and line breaks, and halves of surrogate pairs. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** A character that can be seen by itself. U+1D159 is a note without a head. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Z}\p{M}\u2800\ufffc\u{1d159}]/u;

const fold = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => character.normalize('NFKC'));

/** Whether there is nothing to read in a text. */
export const isBlank = (text: string): boolean => !SEEN.test(text);

/** Text with its letters, digits and ＠ in half width (NFKC). Its marks stay: in Japanese prose they belong in full width. */
export const foldLetters = (text: string): string => fold(text, LETTERS);

/** A code with all of ASCII in half width (NFKC), without what nobody sees. */
export const foldAscii = (text: string): string => fold(text, ASCII).replace(UNSEEN, '');

/** An address on the web, like {@link foldAscii}; joiners stay, which words of some languages need. */
export const foldUrl = (text: string): string => fold(text, ASCII).replace(UNSEEN_IN_URL, '');

/** A telephone number in half width, with what is typed for a hyphen as one. */
export const foldPhone = (text: string): string => foldAscii(text).replaceAll(/[ー‐‑−]/g, '-');

/** A text as it was meant: folded, trimmed, without what no text holds, and empty where there is nothing to read in it. */
export const asMeant = (text: string, fold: (text: string) => string): string =>
  isBlank(text) ? '' : fold(text.replace(NO_TEXT, '')).trim();
