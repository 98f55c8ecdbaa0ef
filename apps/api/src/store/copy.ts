import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Every table, with the columns that put its rows in one order. */
const TABLES: Record<keyof Tables, readonly string[]> = {
  submissions: ['id'],
  idempotency_keys: ['endpoint', 'key'],
  outbox: ['id'],
  event_codes: ['code'],
  gate_counts: ['month', 'language', 'region', 'age_group'],
  article_views: ['article_id'],
  marks: ['name'],
};

const TABLE_NAMES = Object.keys(TABLES) as (keyof Tables)[];

/** Rows in one statement; the widest table stays below SQLite's limit of values. */
const PAGE = 500;

/** How many rows each table holds. */
export type RowCounts = Record<keyof Tables, number>;

/** The tables as the functions below see them: any row of any of them. */
type AnyTables = Record<string, Record<string, unknown>>;

const anyTables = (db: Kysely<Tables>) => db as unknown as Kysely<AnyTables>;

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

/** How many rows are more than a server's own notes: one that has only been started holds none. */
export async function countData(db: Kysely<Tables>): Promise<number> {
  return sumOf({ ...(await countRows(db)), marks: 0 });
}

export const sumOf = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const isSame = (one: RowCounts, other: RowCounts): boolean =>
  TABLE_NAMES.every((table) => one[table] === other[table]);

export async function deleteAllRows(db: Kysely<Tables>): Promise<void> {
  for (const table of TABLE_NAMES) await anyTables(db).deleteFrom(table).execute();
}

/**
 * Copies every row and counts them again; `onRows` hears how many have been copied. `from` must not change meanwhile,
 * and `to` must be empty. Throws when something is missing.
 */
export async function copyChecked(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  onRows: (count: number) => void,
): Promise<RowCounts> {
  await copyRows(from, to, onRows);
  const rows = await countRows(to);
  if (!isSame(rows, await countRows(from))) throw new Error('the copy does not hold as many rows');
  return rows;
}

async function copyRows(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  onRows: (count: number) => void,
): Promise<void> {
  for (const table of TABLE_NAMES) {
    for await (const rows of pagesOf(anyTables(from), table)) {
      await anyTables(to).insertInto(table).values(rows).execute();
      onRows(rows.length);
    }
  }
}

async function* pagesOf(
  db: Kysely<AnyTables>,
  table: keyof Tables,
): AsyncGenerator<Record<string, unknown>[]> {
  const columns = TABLES[table];
  const order = sql.join(columns.map((column) => sql.ref(column)));
  let last: Record<string, unknown> | undefined;
  for (;;) {
    let query = db.selectFrom(table).selectAll().orderBy(order).limit(PAGE);
    if (last) {
      const end = last;
      query = query.where(sql<boolean>`(${order}) > (${sql.join(columns.map((column) => end[column]))})`);
    }
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
