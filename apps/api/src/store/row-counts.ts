import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Row counts by table. */
export type RowCounts = Record<keyof Tables, number>;

const TABLES: Record<keyof Tables, true> = {
  submissions: true,
  idempotency_keys: true,
  outbox: true,
  event_codes: true,
  gate_counts: true,
  article_views: true,
  marks: true,
};

export const TABLE_NAMES = Object.keys(TABLES) as (keyof Tables)[];

export async function countRows(db: Kysely<Tables>): Promise<RowCounts> {
  const counts: Partial<RowCounts> = {};
  for (const table of TABLE_NAMES) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return counts as RowCounts;
}

export const sumOf = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Counts all rows, except the timestamps that a server writes at startup. */
export const countData = async (db: Kysely<Tables>): Promise<number> =>
  sumOf({ ...(await countRows(db)), marks: 0 });
