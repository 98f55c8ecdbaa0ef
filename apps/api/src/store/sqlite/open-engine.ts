import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '@fatal/contracts';
import { sql } from 'kysely';
import { syncFolder } from '../../lib/folders.ts';
import type { Engine } from '../engine.ts';
import { OUTDATED, isMigrated, migrate } from '../migrations.ts';
import { inTransaction, kyselyOver } from './connection.ts';
import { isRetryable } from './errors.ts';
import { databaseFile, limitsFile, lockDataDir, makeDataDir, openReason } from './files.ts';
import { openLimiters } from './limiters.ts';

/** Maximum time that a reader waits while another process recovers the journal, in milliseconds. */
const READ_TIMEOUT = 1_000;

/** Cache of a connection, in KiB. It can be small because the operating system caches the file too. */
const CACHE = '512';

/**
 * Opens `dataDir` exclusively for this process, and creates a missing folder, database or table. Throws {@link OperatorError}.
 */
export async function openSqlite(dataDir: string, lockTimeout = 0): Promise<Engine> {
  await makeDataDir(dataDir);
  const lock = lockDataDir(dataDir, lockTimeout);
  try {
    const writer = openWriter(databaseFile(dataDir));
    await migrateAtOnce(writer);
    await syncFolder(dataDir);
    return engineOver(writer, databaseFile(dataDir), lock.release);
  } catch (error) {
    lock.release();
    throw cannotOpen(dataDir, error);
  }
}

/**
 * Opens `dataDir`, even while a server is running on it; their transactions take turns. `undefined` if there is no database yet.
 * Throws {@link OperatorError}, also if the tables have another version.
 */
export async function openSqliteAlongsideServer(dataDir: string): Promise<Engine | undefined> {
  if (!existsSync(databaseFile(dataDir))) return undefined;
  try {
    const writer = openWriter(databaseFile(dataDir));
    if (!(await isMigrated(kyselyOver(writer)))) {
      writer.close();
      throw new Error(OUTDATED);
    }
    return engineOver(writer, databaseFile(dataDir));
  } catch (error) {
    throw cannotOpen(dataDir, error);
  }
}

/** Opens a single database file, such as a backup, and migrates its tables. */
export async function openSqliteFile(file: string): Promise<Engine> {
  const writer = openWriter(file);
  await migrateAtOnce(writer);
  return engineOver(writer, file);
}

function openWriter(file: string): DatabaseSync {
  const writer = new DatabaseSync(file, { timeout: 0 });
  // FULL waits for the disk at every commit; `fullfsync` makes that true on macOS too. Deleted data is overwritten. The undo data
  // of a statement stays in memory instead of a file. The journal may grow to 32 MB before a checkpoint, so that a page changed
  // by many submissions is written back only once.
  writer.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA wal_autocheckpoint = 8000;
    PRAGMA cache_size = -${CACHE};
    PRAGMA busy_timeout = 0;
  `);
  return writer;
}

/** Migrates in a transaction, because Kysely doesn't use one for SQLite. */
async function migrateAtOnce(writer: DatabaseSync): Promise<void> {
  try {
    await inTransaction(writer, kyselyOver(writer), migrate);
  } catch (error) {
    writer.close();
    throw error;
  }
}

function engineOver(writer: DatabaseSync, file: string, release: () => void = () => undefined): Engine {
  const reader = new DatabaseSync(file, { readOnly: true, timeout: READ_TIMEOUT });
  reader.exec(`PRAGMA cache_size = -${CACHE}`);
  const limiters = openLimiters(limitsFile(dirname(file)));
  const db = kyselyOver(writer);
  return {
    read: kyselyOver(reader),
    write: (work) => inTransaction(writer, db, work),
    lock: () => Promise.resolve(),
    skipLocked: false,
    // The journal still contains deleted data. A checkpoint truncates it, unless a reader still needs it.
    scrub: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    isRetryable,
    limiter: limiters.limiter,
    close: () => {
      limiters.close();
      reader.close();
      writer.close();
      release();
      return Promise.resolve();
    },
  };
}

const cannotOpen = (dataDir: string, error: unknown) =>
  new OperatorError(`Cannot open the data in DATA_DIR ${dataDir}: ${openReason(dataDir, error)}.`, {
    cause: error,
  });
