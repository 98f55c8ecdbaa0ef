import type { Retention } from '@fatal/contracts';
import { SUBMISSION_KINDS, type PurgeLimits } from '../store/store.ts';

/** Returns the instant `days` before `now`, both in milliseconds. */
export const daysAgo = (days: number, now: number): number => now - days * 24 * 60 * 60_000;

/** Returns the limits of a purge, counted in days back from `now`. Older data is deleted. */
export function purgeLimits(retention: Retention, now: number): PurgeLimits {
  const before = (days: number) => new Date(daysAgo(days, now)).toISOString();
  return {
    submissions: Object.fromEntries(
      SUBMISSION_KINDS.map((kind) => [kind, before(retention[kind])]),
    ) as PurgeLimits['submissions'],
    spam: before(retention.spam),
    idempotencyKeys: before(retention.idempotencyKeys),
    messages: before(retention.messages),
  };
}
