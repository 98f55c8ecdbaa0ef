import type { Insertable, Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * `insert into` of any number of rows, at least one, which all have the same columns. The statement is the same for any
 * number: neither this process nor the database has to read a new one for each batch.
 */
export function insertRows<Table extends keyof Tables>(
  engine: Pick<Engine, 'rowsOf'>,
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[Table] & string)[];
  return db
    .insertInto(table)
    .columns(columns)
    .expression(engine.rowsOf(table, columns, JSON.stringify(rows)));
}
