/** Limits of scripts and fonts before any interaction, in compressed KiB. */
export const LIMITS = { script: 110, fonts: 60 };

/** Japanese pages load two more font files, and kanji have many strokes. See docs/decisions/0018. */
export const JAPANESE_FONTS = 130;
