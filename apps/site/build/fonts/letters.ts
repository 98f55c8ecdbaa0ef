/** Returns the sorted characters of a text. Leaves out emoji, which use the system font, and control characters, which have no glyph. */
export const lettersOf = (text: string): string[] =>
  [...new Set(text)].filter((letter) => !/[\p{Cc}\p{Cf}\p{Emoji_Presentation}]/u.test(letter)).sort();
