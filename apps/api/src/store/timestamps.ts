import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { TimestampsTable, Tables } from './tables.ts';

const HOUR = 60 * 60_000;

/** A purge is due this long after the last look at the clock. */
const DUE = 23 * HOUR;

/** Two looks at the clock that are further apart say that the clock has jumped, or that nothing ran for a while. */
const PLAUSIBLE = 49 * HOUR;

/** `undefined`: never. */
export async function readTimestamp(
  db: Kysely<Tables>,
  name: TimestampsTable['name'],
): Promise<number | undefined> {
  const row = await db.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst();
  return row && Date.parse(row.at);
}

export async function setTimestamp(
  db: Kysely<Tables>,
  name: TimestampsTable['name'],
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  await db
    .insertInto('marks')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

/**
 * Whether to purge now: once a day, by one process. A clock that jumps ahead would make everything look old, so a purge
 * needs a look at the clock about a day ago; without one, it is only looked at.
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
