import type { Retention } from '@fatal/contracts';
import { SUBMISSION_KINDS, type PurgeLimits } from '../store/store.ts';

/** The instant `days` before `now`; both instants in milliseconds. */
export const daysAgo = (days: number, now: number): number => now - days * 24 * 60 * 60_000;

/** The instants before which things go, for days counted back from `now`. */
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
