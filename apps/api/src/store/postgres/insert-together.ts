import { sql } from 'kysely';
import type { InsertRows } from '../insert-rows.ts';

/** Sends all rows in one round trip, as one JSON text. */
export const insertTogether: InsertRows = async (db, table, rows, unlessTaken) => {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0] ?? {}) as never[];
  const insert = db
    .insertInto(table)
    .columns(columns)
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`,
    );
  if (!unlessTaken) {
    await insert.execute();
    return [];
  }
  const taken = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning(unlessTaken.returning as never)
    .execute();
  return taken.map((row) => (row as Record<string, unknown>)[unlessTaken.returning]);
};
