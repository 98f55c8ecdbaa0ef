const FIRST_WAIT = 30_000;

const LONGEST_WAIT = 6 * 60 * 60_000;

/** About three days of tries. */
export const MAX_ATTEMPTS = 22;

/**
 * How long to wait after a failed attempt, in milliseconds: twice as long each time, up to six hours, and up to a fifth
 * more or less, so that many failures do not come back together. Counts attempts, not hours: the clock may be wrong.
 * @param random From 0 to 1.
 */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
  return Math.round(wait * (0.8 + 0.4 * random));
}
