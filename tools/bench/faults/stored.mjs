// What is in the data afterwards.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { query } from '../../../apps/api/test/postgres-server.ts';

const SELECT = "select payload from submissions where kind = 'contact'";

const messagesOf = (rows) => rows.map(({ payload }) => JSON.parse(payload).message);

/** Throws when the database is damaged. */
export function sqliteMessages(dataDir) {
  const database = new DatabaseSync(join(dataDir, 'fatal.sqlite'));
  try {
    const [{ integrity_check: verdict }] = database.prepare('pragma integrity_check').all();
    if (verdict !== 'ok') throw new Error(`The database is damaged: ${verdict}`);
    return messagesOf(database.prepare(SELECT).all());
  } finally {
    database.close();
  }
}

export const postgresMessages = async (url) => messagesOf(await query(url, SELECT));

export function compare(acknowledged, stored) {
  const known = new Set(stored);
  return {
    lost: acknowledged.filter((key) => !known.has(key)).length,
    duplicated: stored.length - known.size,
  };
}
