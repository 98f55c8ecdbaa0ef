/** What a page may start or preload before anybody has touched it, in KiB of brotli: what the build wrote, and what a browser fetched. */
export const LIMITS = { script: 90, fonts: 60 };

/**
 * A Japanese page preloads two files of its own letters, and kanji have many strokes; docs/decisions/0018. An article of 2,600
 * characters shows some 190 of them and takes 82 KiB; one half as long again fits.
 */
export const JAPANESE_FONTS = 110;
