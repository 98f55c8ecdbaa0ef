import { chmod, copyFile, rename, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '@fatal/contracts';
import { syncFile, syncFolder } from '../../lib/folders.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { databaseFile, lockDataDir, makeDataDir } from './files.ts';
import { openSqliteFile } from './open-engine.ts';

/** Maximum time that a copy waits for a server that recovers its journal, in milliseconds. */
const TIMEOUT = 5_000;

/** Copies the database to a new file, from a consistent snapshot, and checks the copy. A server may be running. */
export function dumpSqlite(dataDir: string, file: string): void {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: TIMEOUT });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
  finalizeCopy(file);
}

/**
 * Replaces the database with a copy and migrates its tables, without changing the copy. The server must be stopped. Throws {@link
 * OperatorError}, and keeps the data, if the copy can't be used.
 */
export async function restoreSqlite(dataDir: string, file: string): Promise<void> {
  await makeDataDir(dataDir);
  const lock = lockDataDir(dataDir, 0);
  const target = databaseFile(dataDir);
  const partial = `${target}.partial`;
  try {
    await prepare(file, partial);
    // The old journal must not be applied to the new file.
    for (const suffix of ['-wal', '-shm']) await rm(target + suffix, { force: true });
    await syncFolder(dataDir);
    await rename(partial, target);
    await syncFolder(dataDir);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(partial + suffix, { force: true });
    lock.release();
  }
}

async function prepare(file: string, partial: string): Promise<void> {
  try {
    await copyFile(file, partial);
    await chmod(partial, 0o600);
    finalizeCopy(partial);
    await (await openSqliteFile(partial)).close();
    finalizeCopy(partial);
    await syncFile(partial);
  } catch (error) {
    throw new OperatorError(`${file} cannot be restored: ${errorMessage(error)}.`, { cause: error });
  }
}

/** Turns a closed database into a single file, and checks it. Throws if it is damaged. */
function finalizeCopy(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    const problems = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    const [first] = problems;
    if (first?.integrity_check !== 'ok') throw new Error(`it is damaged: ${String(first?.integrity_check)}`);
  } finally {
    database.close();
  }
}
