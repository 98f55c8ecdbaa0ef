import type { Locale } from '@fatal/contracts';

/** Stories with this tag are drawn. */
export const TAG = 'visual';

/** The languages that are drawn. What another one shows must differ from the first, or it is not kept. */
export const DRAWN_LOCALES = ['en', 'jp'] as const satisfies Locale[];
export type DrawnLocale = (typeof DRAWN_LOCALES)[number];

export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** What a browser may be asked for beside the usual, in the first language. Kept where it differs. */
export const MEDIA = {
  'reduced-motion': { reducedMotion: 'reduce' },
  'forced-colors': { forcedColors: 'active' },
} as const;

/** A page is drawn down to here: the team's is many times as high, and repeats itself. */
export const MAX_HEIGHT = 6000;

/** The moment at which everything is drawn. */
export const NOW = '2026-11-21T12:00:00Z';

/** What `Math.random` answers: the order of what is shuffled hangs on it. */
export const SEED = 0.5;
