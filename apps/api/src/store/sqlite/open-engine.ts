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

/** How long a reader waits while another process recovers the journal, in milliseconds. */
const READ_TIMEOUT = 1_000;

/** What a connection keeps of the file, in KiB: the operating system keeps it too. */
const CACHE = '512';

/** Opens `dataDir` for this process alone, making what is missing. Throws {@link OperatorError}. */
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
 * Opens `dataDir` whether a server runs on it or not; its transactions and the server's take turns. `undefined` when
 * nothing was stored there yet. Throws {@link OperatorError}, also for tables of another version.
 */
export async function openSqliteBeside(dataDir: string): Promise<Engine | undefined> {
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

/** Opens one database file by itself, such as a backup, and brings its tables up to date. */
export async function openSqliteFile(file: string): Promise<Engine> {
  const writer = openWriter(file);
  await migrateAtOnce(writer);
  return engineOver(writer, file);
}

function openWriter(file: string): DatabaseSync {
  const writer = new DatabaseSync(file, { timeout: 0 });
  // FULL waits for the disk at every commit; `fullfsync` makes that true on macOS too. What is deleted is overwritten.
  // What a statement may have to undo stays in memory, instead of going through a file each time. The journal may grow to
  // 32 MB before it is worked off, so that a page that many submissions change is written back once for all of them.
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

/** Kysely does not wrap changes of the tables in a transaction here, although SQLite could undo them. */
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
    // The journal still holds what was deleted; a reader that needs it leaves it for the next time.
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
