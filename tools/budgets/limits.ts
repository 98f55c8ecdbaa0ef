/** Limits of script and fonts before anybody has touched a page, in KiB as they are sent. */
export const LIMITS = { script: 110, fonts: 60 };

/** A Japanese page has two files of its own letters, and kanji have many strokes; docs/decisions/0018. */
export const JAPANESE_FONTS = 130;
