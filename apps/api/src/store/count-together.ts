import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { batched } from '../lib/batched.ts';
import type { Limiter } from './types.ts';

/** What became of one request. */
export interface Counted {
  withinLimit: boolean;
  /** How long the window still lasts, in milliseconds. */
  msBeforeNext: number;
}

/** How long a count may take, in milliseconds: no form waits long for a limit that its database does not keep. */
const LIMIT = 1_000;

/**
 * Counts the requests of one key that arrive while its count is under way together, in the next round trip: a flood
 * costs the store little. Each request has a place of its own in the count, so the limit stays exact.
 */
export function countTogether(limiter: Limiter): (key: string) => Promise<Counted> {
  return batched(
    async (keys: string[]) => {
      const counting = consume(limiter, keys[0] ?? '', keys.length);
      const { consumedPoints, msBeforeNext } = await Promise.race([counting, tooLong()]);
      const before = consumedPoints - keys.length;
      return keys.map((_key, index) => ({ withinLimit: before + index < limiter.points, msBeforeNext }));
    },
    { keyOf: (key) => key },
  );
}

/** Rejects only when counting fails: what the library says by throwing is an answer too. */
function consume(limiter: Limiter, key: string, points: number): Promise<RateLimiterRes> {
  return limiter.consume(key, points).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  });
}

async function tooLong(): Promise<never> {
  await sleep(LIMIT, undefined, { ref: false });
  throw new Error('Counting takes too long.');
}
