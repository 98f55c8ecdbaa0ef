import type { Retention } from '@fatal/contracts';
import { SUBMISSION_KINDS, type PurgeLimits } from '../store/store.ts';

const DAY = 24 * 60 * 60_000;

/** The instants before which things go, for days counted back from `now`. */
export function purgeLimits(retention: Retention, now: number): PurgeLimits {
  const before = (days: number) => new Date(now - days * DAY).toISOString();
  return {
    submissions: Object.fromEntries(
      SUBMISSION_KINDS.map((kind) => [kind, before(retention[kind])]),
    ) as PurgeLimits['submissions'],
    spam: before(retention.spam),
    idempotencyKeys: before(retention.idempotencyKeys),
    messages: before(retention.messages),
  };
}
