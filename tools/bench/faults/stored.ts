// What is in the data afterwards.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clients } from './clients.ts';
import type { Fault } from './fault.ts';
import { query } from '../../../apps/api/test/postgres-server.ts';

const SELECT = "select payload from submissions where kind = 'contact'";

interface Row {
  payload: string;
}

const messagesOf = (rows: readonly Row[]) =>
  rows.map(({ payload }) => (JSON.parse(payload) as { message: string }).message);

export const sqliteMessages = (dataDir: string): string[] =>
  messagesOf(sqliteRows(dataDir, SELECT) as unknown as Row[]);

/** Throws when the database is damaged. */
export function sqliteRows(dataDir: string, select: string) {
  const database = new DatabaseSync(join(dataDir, 'fatal.sqlite'));
  try {
    const verdict = database.prepare('pragma integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new Error(`The database is damaged: ${String(verdict)}`);
    return database.prepare(select).all();
  } finally {
    database.close();
  }
}

export const postgresMessages = async (url: string): Promise<string[]> =>
  messagesOf(await query<Row>(url, SELECT));

/** What came of a fault, once the clients have stopped. */
export const faultOf = (
  cycles: number,
  { acknowledged, unavailable }: Clients,
  stored: readonly string[],
): Fault => ({
  cycles,
  acknowledged: acknowledged.length,
  unavailable,
  ...compare(acknowledged, stored),
});

export function compare(acknowledged: readonly string[], stored: readonly string[]) {
  const known = new Set(stored);
  return {
    lost: acknowledged.filter((key) => !known.has(key)).length,
    duplicated: stored.length - known.size,
  };
}
