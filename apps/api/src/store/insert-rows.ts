import type { Insertable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Inserts any number of rows, which all have the same columns. Each engine does it with a statement that is the same for
 * any number: nothing has to be read anew for each batch.
 * @param unlessTaken Leaves out the rows whose primary key is taken. Without it such a row is an error.
 * @returns With `unlessTaken` its `returning` column of the rows that were inserted; else nothing.
 */
export type InsertRows = <Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  unlessTaken?: UnlessTaken<Table>,
) => Promise<unknown[]>;

export interface UnlessTaken<Table extends keyof Tables> {
  returning: keyof Tables[Table] & string;
}
