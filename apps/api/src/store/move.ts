import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '@fatal/contracts';
import type { Kysely } from 'kysely';
import { openEngine } from './open-store.ts';
import { countData, countRows, TABLE_NAMES, type RowCounts } from './row-counts.ts';
import { databaseFile } from './sqlite/files.ts';
import type { Tables } from './tables.ts';

/**
 * Copies all rows from SQLite in `dataDir` to an empty PostgreSQL database, in one transaction, and returns their counts. The
 * server must be stopped. The SQLite data and uploaded files stay where they are. Throws {@link OperatorError}.
 */
export async function moveData(dataDir: string, databaseUrl: string): Promise<RowCounts> {
  if (!existsSync(databaseFile(dataDir))) throw new OperatorError(`There is no data in ${dataDir} yet.`);
  const source = await openEngine({ dataDir });
  try {
    const target = await openEngine({ dataDir, databaseUrl }, { forTool: true });
    try {
      return await target.write((to) => copyAll(source.read, to));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(from: Kysely<Tables>, to: Kysely<Tables>): Promise<RowCounts> {
  const there = await countData(to);
  if (there > 0) throw new OperatorError(`The database already contains data (rows: ${String(there)}).`);
  await to.deleteFrom('marks').execute();
  for (const table of TABLE_NAMES) await copyTable(from, to, table);
  const rows = await countRows(to);
  if (isDeepStrictEqual(rows, await countRows(from))) return rows;
  throw new Error('the row counts of PostgreSQL and SQLite differ');
}

/** Rows per statement. Even the widest table stays far below PostgreSQL's limit of parameters. */
const BATCH = 500;

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, table: keyof Tables): Promise<void> {
  const target = to as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const insert = (rows: Record<string, unknown>[]) => target.insertInto(table).values(rows).execute();
  let batch: Record<string, unknown>[] = [];
  for await (const row of from.selectFrom(table).selectAll().stream()) {
    batch.push({ ...row });
    if (batch.length < BATCH) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);
}
