import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { createStore } from '../create-store.ts';
import { migrate } from '../migrations.ts';
import type { Store, Submission, SubmissionFilter } from '../store.ts';
import { selectSubmissions } from '../submissions.ts';
import { kyselyOver } from './dialect.ts';
import { databaseFile, lockDataDir, makeDataDir, reason, syncFolder } from './files.ts';
import { groupCommit } from './group-commit.ts';

/** How long a statement waits for another process that holds the database, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/** Opens the store in `dataDir` for this process alone, making what is missing. Throws {@link StartError}. */
export async function openStore(dataDir: string, now: () => number = Date.now): Promise<Store> {
  makeDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const writer = openDatabase(dataDir);
    // FULL waits for the disk at every commit; `fullfsync` makes that true on macOS too.
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;');
    const db = kyselyOver(writer);
    await migrate(db);
    syncFolder(dataDir);

    const reader = openDatabase(dataDir, { readOnly: true });
    const { write, idle } = groupCommit(writer, db);
    const close = async () => {
      await idle();
      reader.close();
      writer.close();
      lock.release();
    };
    return createStore({ read: kyselyOver(reader), write, close }, now);
  } catch (error) {
    lock.release();
    throw new StartError(`Cannot open the data in DATA_DIR ${dataDir}: ${reason(error)}.`, { cause: error });
  }
}

/** Reads submissions, newest first, whether a server runs on `dataDir` or not; none when nothing was stored there. */
export async function readSubmissions(dataDir: string, filter: SubmissionFilter): Promise<Submission[]> {
  if (!existsSync(databaseFile(dataDir))) return [];
  const database = openDatabase(dataDir, { readOnly: true });
  try {
    return await selectSubmissions(kyselyOver(database), filter);
  } finally {
    database.close();
  }
}

function openDatabase(dataDir: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  return new DatabaseSync(databaseFile(dataDir), { ...options, timeout: BUSY_TIMEOUT });
}
