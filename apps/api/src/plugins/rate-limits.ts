import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { RATE_WINDOW } from '../config.ts';

/**
 * Lets a route name how many requests one client may make, as `config: limited(max)`. Counts are kept in this
 * process, by address, for one window; above the limit the answer is 429 with `Retry-After`.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, enableDraftSpec: true, timeWindow: RATE_WINDOW });
}

/** A route's `config` that limits it to `max` requests per client and window. */
export const limited = (max: number) => ({ rateLimit: { max, timeWindow: RATE_WINDOW } });
