import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limiter } from '../store/store.ts';

/** What became of one request. */
export interface Counted {
  withinLimit: boolean;
  /** How long the window still lasts, in milliseconds. */
  msBeforeNext: number;
}

interface Waiting {
  resolve: (counted: Counted) => void;
  reject: (error: unknown) => void;
}

/**
 * Counts the requests of one client that arrive while its count is under way together, in the next round trip: a flood
 * costs the store little. Each request has a place of its own in the count, so the limit stays exact.
 */
export function countTogether(limiter: Limiter): (key: string) => Promise<Counted> {
  /** By key, as long as a count of it is under way: those who come next. */
  const queues = new Map<string, Waiting[]>();

  async function count(key: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const { consumedPoints, msBeforeNext } = await consume(limiter, key, batch.length);
      const before = consumedPoints - batch.length;
      for (const [index, { resolve }] of batch.entries())
        resolve({ withinLimit: before + index < limiter.points, msBeforeNext });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    const next = queues.get(key) ?? [];
    queues.delete(key);
    if (next.length > 0) start(key, next);
  }

  function start(key: string, batch: readonly Waiting[]): void {
    queues.set(key, []);
    void count(key, batch);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key);
      if (queue) queue.push({ resolve, reject });
      else start(key, [{ resolve, reject }]);
    });
}

/** Rejects only when counting fails: what the library says by throwing is an answer too. */
function consume(limiter: Limiter, key: string, points: number): Promise<RateLimiterRes> {
  return limiter.consume(key, points).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  });
}
