import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts requests; see rate-limiter-flexible. */
export type Limiter = RateLimiterAbstract;

export interface LimiterOptions {
  /** Name of the limit. Each has its own counts. */
  name: string;
  /** Maximum number of requests within the window. */
  points: number;
  /** Length of the window. */
  seconds: number;
}

/** Result of counting one request. */
export interface Counted {
  withinLimit: boolean;
  /** Time until the window ends, in milliseconds. */
  msBeforeNext: number;
}

/** Timeout of a count, in milliseconds, so that forms don't wait long for a database that does not respond. */
const LIMIT = 1_000;

/** Counts one request. Rejects only if counting fails: the library also rejects for a request above the limit. */
export function countRequest(limiter: Limiter, key: string): Promise<Counted> {
  const counting = limiter.consume(key).then(
    ({ msBeforeNext }) => ({ withinLimit: true, msBeforeNext }),
    (error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      return { withinLimit: false, msBeforeNext: error.msBeforeNext };
    },
  );
  return Promise.race([counting, timeoutError()]);
}

async function timeoutError(): Promise<never> {
  await sleep(LIMIT, undefined, { ref: false });
  throw new Error('Counting a request timed out.');
}
