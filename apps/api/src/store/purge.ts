import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import {
  BATCH,
  deleteSubmissions,
  messageFiles,
  nothingErased,
  type Condition,
  type Erased,
} from './erase.ts';
import { UNSENT } from './outbox.ts';
import { SUBMISSION_KINDS, type SubmissionKind, type Tables } from './tables.ts';
import { readTimestamp, setTimestamp } from './timestamps.ts';

/** Instants (ISO 8601, UTC). Older data is deleted. */
export interface PurgeLimits {
  submissions: Record<SubmissionKind, string>;
  /** Limit of marked submissions of any kind, beside the limit of their kind. */
  spam: string;
  idempotencyKeys: string;
  /** Limit of messages that were sent or given up. */
  messages: string;
}

export interface Purged extends Erased {
  idempotencyKeys: number;
  /** Sent or given up. */
  messages: number;
}

const HOUR = 60 * 60_000;

/** Time after the last check of the clock until a purge is due. */
const DUE = 23 * HOUR;

/** Longest plausible time between two checks of the clock. If it was longer, the clock has jumped, or no server was running. */
const PLAUSIBLE = 49 * HOUR;

/**
 * Whether to purge now: once a day, in one process. A clock that jumps ahead would make all data look old, so a purge needs a
 * check of the clock about a day ago. Without one, this call only stores the time.
 */
export function claimPurge(engine: Engine, now: number): Promise<boolean> {
  return engine.write(async (db) => {
    await engine.lock(db, 'purge');
    const last = await readTimestamp(db, 'purge_clock');
    const since = last === undefined ? Infinity : now - last;
    if (since >= 0 && since < DUE) return false;
    await setTimestamp(db, 'purge_clock', now);
    return since >= DUE && since <= PLAUSIBLE;
  });
}

/** Deletes data older than the limits, in batches. The next purge finishes an interrupted one. */
export async function purge(engine: Engine, limits: PurgeLimits, now: number): Promise<Purged> {
  const purged: Purged = { ...nothingErased(), idempotencyKeys: 0, messages: 0 };
  for (const condition of expired(limits)) await deleteSubmissions(engine, condition, purged);
  for (;;) {
    const keys = await engine.write((db) => deleteKeys(db, limits.idempotencyKeys));
    const messages = await engine.write((db) => deleteMessages(db, limits.messages));
    purged.idempotencyKeys += keys;
    purged.messages += messages.length;
    purged.files.push(...messageFiles(messages));
    if (keys === 0 && messages.length === 0) break;
  }
  await engine.write((db) => setTimestamp(db, 'purged', now));
  await engine.scrub();
  return purged;
}

/** Counts the data that {@link purge} would delete, without naming files. */
export async function findExpired(db: Kysely<Tables>, limits: PurgeLimits): Promise<Purged> {
  const found: Purged = { ...nothingErased(), idempotencyKeys: 0, messages: 0 };
  const rows = await db
    .selectFrom('submissions')
    .select((eb) => ['kind', eb.fn.countAll().as('count')])
    .where((eb) => eb.or(expired(limits).map((condition) => condition(eb))))
    .groupBy('kind')
    .execute();
  for (const { kind, count } of rows) found.submissions[kind] = Number(count);
  const keys = await db
    .selectFrom('idempotency_keys')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('created_at', '<', limits.idempotencyKeys)
    .executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', 'not in', UNSENT)
    .where('created_at', '<', limits.messages)
    .executeTakeFirstOrThrow();
  return { ...found, idempotencyKeys: Number(keys.count), messages: Number(messages.count) };
}

function expired(limits: PurgeLimits): Condition[] {
  return [
    ...SUBMISSION_KINDS.map<Condition>(
      (kind) => (eb) => eb.and([eb('kind', '=', kind), eb('created_at', '<', limits.submissions[kind])]),
    ),
    (eb) => eb.and([eb('spam', '=', 1), eb('created_at', '<', limits.spam)]),
  ];
}

async function deleteKeys(db: Kysely<Tables>, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb(
        eb.refTuple('endpoint', 'key'),
        'in',
        eb
          .selectFrom('idempotency_keys')
          .select(['endpoint', 'key'])
          .where('created_at', '<', before)
          .limit(BATCH)
          .$asTuple('endpoint', 'key'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function deleteMessages(db: Kysely<Tables>, before: string) {
  return db
    .deleteFrom('outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('state', 'not in', UNSENT)
        .where('created_at', '<', before)
        .limit(BATCH),
    )
    .returning(['id', 'channel', 'state', 'payload'])
    .execute();
}
