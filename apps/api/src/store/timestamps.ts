import type { Kysely } from 'kysely';
import type { Tables, TimestampsTable } from './tables.ts';

/** Returns a timestamp; `undefined` if it was never set. */
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
