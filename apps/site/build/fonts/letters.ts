/** The letters and signs of a text, in order; emoji are the system's, and what only steers a line has no glyph. */
export const lettersOf = (text: string): string[] =>
  [...new Set(text)].filter((letter) => !/[\p{Cc}\p{Cf}\p{Emoji_Presentation}]/u.test(letter)).sort();
