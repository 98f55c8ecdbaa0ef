// What is in the data after a soak: forms, uploads and their files.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../../../apps/api/test/postgres-server.ts';
import { postgresMessages, sqliteMessages, sqliteRows } from '../faults/stored.ts';

const SELECT = "select payload, file from submissions where kind = 'event-application'";

interface Row {
  payload: string;
  file: string;
}

export interface Stored {
  messages: string[];
  /** Surnames of the uploads. */
  uploads: string[];
  /** Files of uploads that are missing, or not what was sent. */
  damagedFiles: number;
}

function uploadsOf(rows: readonly Row[], dataDir: string): Pick<Stored, 'uploads' | 'damagedFiles'> {
  const isDamaged = ({ file }: Row) => {
    const { path, sha256 } = JSON.parse(file) as { path: string; sha256: string };
    const place = join(dataDir, path);
    return !existsSync(place) || createHash('sha256').update(readFileSync(place)).digest('hex') !== sha256;
  };
  return {
    uploads: rows.map(({ payload }) => (JSON.parse(payload) as { surname: string }).surname),
    damagedFiles: rows.filter(isDamaged).length,
  };
}

export const storedSqlite = (dataDir: string): Stored => ({
  messages: sqliteMessages(dataDir),
  ...uploadsOf(sqliteRows(dataDir, SELECT) as unknown as Row[], dataDir),
});

export const storedPostgres = async (env: { DATA_DIR: string; DATABASE_URL: string }): Promise<Stored> => ({
  messages: await postgresMessages(env.DATABASE_URL),
  ...uploadsOf(await query<Row>(env.DATABASE_URL, SELECT), env.DATA_DIR),
});
