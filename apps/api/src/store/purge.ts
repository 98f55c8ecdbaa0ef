import type { Kysely } from 'kysely';
import { BATCH, deleteSubmissions, messageFiles, nothingErased, type Condition } from './deletion.ts';
import type { Engine } from './engine.ts';
import { UNSENT } from './message.ts';
import { setTimestamp } from './timestamps.ts';
import { SUBMISSION_KINDS } from './submission-kind.ts';
import type { Tables } from './tables.ts';
import type { PurgeLimits, Purged } from './types.ts';

/** Deletes what is older than the limits, batch by batch; one that was interrupted is finished by the next. */
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

/** What {@link purge} would delete; files are not named. */
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
