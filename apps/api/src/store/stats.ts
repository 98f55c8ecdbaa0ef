import type { Kysely } from 'kysely';
import { SUBMISSION_KINDS, type OutboxTable, type SubmissionKind, type Tables } from './tables.ts';
import { readTimestamp } from './timestamps.ts';

/** Counts, without personal data. */
export interface Stats {
  submissions: Record<SubmissionKind, KindStats>;
  outbox: {
    /** Unsent messages. */
    pending: number;
    /** Messages for the next digest. */
    waiting: number;
    sent: number;
    /** Messages given up. */
    dead: number;
    /** Confirmations held back. */
    held: number;
    /** ISO 8601, UTC. */
    oldestPendingAt: string | null;
  };
  idempotencyKeys: number;
  /** Visits of the gate whose rows were purged. */
  countedVisits: number;
  /** Time of the last purge (ISO 8601). `null` if there was none. */
  purgedAt: string | null;
}

export interface KindStats {
  total: number;
  /** Marked submissions among them. */
  spam: number;
  /** ISO 8601, UTC. */
  newestAt: string | null;
}

export async function selectStats(db: Kysely<Tables>): Promise<Stats> {
  const [submissions, outbox, keys, visits, purged] = await Promise.all([
    db
      .selectFrom('submissions')
      .select((eb) => [
        'kind',
        eb.fn.countAll().as('total'),
        eb.fn.sum('spam').as('spam'),
        eb.fn.max('created_at').as('newestAt'),
      ])
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('outbox')
      .select((eb) => ['state', eb.fn.countAll().as('total'), eb.fn.min('created_at').as('oldestAt')])
      .groupBy('state')
      .execute(),
    db
      .selectFrom('idempotency_keys')
      .select((eb) => eb.fn.countAll().as('total'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('gate_counts')
      .select((eb) => eb.fn.sum('visits').as('total'))
      .executeTakeFirstOrThrow(),
    readTimestamp(db, 'purged'),
  ]);
  const ofKind = (kind: SubmissionKind): KindStats => {
    const row = submissions.find((candidate) => candidate.kind === kind);
    return { total: Number(row?.total ?? 0), spam: Number(row?.spam ?? 0), newestAt: row?.newestAt ?? null };
  };
  const inState = (state: OutboxTable['state']) => outbox.find((row) => row.state === state);
  return {
    submissions: Object.fromEntries(
      SUBMISSION_KINDS.map((kind) => [kind, ofKind(kind)]),
    ) as Stats['submissions'],
    outbox: {
      pending: Number(inState('pending')?.total ?? 0),
      waiting: Number(inState('waiting')?.total ?? 0),
      sent: Number(inState('sent')?.total ?? 0),
      dead: Number(inState('dead')?.total ?? 0),
      held: Number(inState('held')?.total ?? 0),
      oldestPendingAt: inState('pending')?.oldestAt ?? null,
    },
    idempotencyKeys: Number(keys.total),
    countedVisits: Number(visits.total),
    purgedAt: purged === undefined ? null : new Date(purged).toISOString(),
  };
}
