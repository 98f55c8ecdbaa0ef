/** Letters, digits and ＠ in the width of a kanji, as a Japanese keyboard leaves them. */
const LETTERS = /[０-９Ａ-Ｚａ-ｚ＠]/g;

/** All of ASCII in that width. */
const ASCII = /[！-～]/g;

const fold = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => character.normalize('NFKC'));

/** Text with its letters, digits and ＠ in half width (NFKC). Its marks stay: in Japanese prose they belong in full width. */
export const foldLetters = (text: string): string => fold(text, LETTERS);

/** An address or a code with all of ASCII in half width (NFKC). */
export const foldAscii = (text: string): string => fold(text, ASCII);

/** A telephone number in half width, with what is typed for a hyphen as one. */
export const foldPhone = (text: string): string => foldAscii(text).replaceAll(/[ー‐‑−]/g, '-');
