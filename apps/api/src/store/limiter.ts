import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts requests; see rate-limiter-flexible. */
export type Limiter = RateLimiterAbstract;

export interface LimiterOptions {
  /** What is counted; each name has counts of its own. */
  name: string;
  /** How many there may be within the window. */
  points: number;
  /** The length of the window. */
  seconds: number;
}

/** What became of one request. */
export interface Counted {
  withinLimit: boolean;
  /** How long the window still lasts, in milliseconds. */
  msBeforeNext: number;
}

/** How long a count may take, in milliseconds: no form waits long for a limit that its database does not keep. */
const LIMIT = 1_000;

/** Counts one request. Rejects only when the counting fails: what the library says by throwing is an answer too. */
export function countRequest(limiter: Limiter, key: string): Promise<Counted> {
  const counting = limiter.consume(key).then(
    ({ msBeforeNext }) => ({ withinLimit: true, msBeforeNext }),
    (error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      return { withinLimit: false, msBeforeNext: error.msBeforeNext };
    },
  );
  return Promise.race([counting, tooLong()]);
}

async function tooLong(): Promise<never> {
  await sleep(LIMIT, undefined, { ref: false });
  throw new Error('Counting takes too long.');
}
