import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

export const databaseFile = (dataDir: string) => join(dataDir, 'fatal.sqlite');

const lockFile = (dataDir: string) => join(dataDir, 'server.lock');

const SQLITE_BUSY = 5;

/** Makes the data folder, readable by its owner only: it holds what applicants wrote. Throws {@link StartError}. */
export function makeDataDir(dataDir: string): void {
  try {
    const created = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (created !== undefined) syncFolder(dirname(created));
  } catch (error) {
    throw new StartError(`Cannot use DATA_DIR ${dataDir}: ${reason(error)}.`);
  }
}

/**
 * Holds the data folder for this process, through a lock that SQLite takes on a file of its own: the system frees it
 * however the process ends, and others may still read the data. Throws {@link StartError} when another holds it.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile(dataDir));
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw new StartError(
      errorCode(error) === SQLITE_BUSY
        ? `Another server is already using DATA_DIR ${dataDir}. Stop it, or set DATA_DIR to another folder.`
        : `Cannot write to DATA_DIR ${dataDir}: ${reason(error)}.`,
    );
  }
  const held = lock;
  return { release: () => held.close() };
}

/** Puts names of new files on disk, as `fsync` of a file alone does not. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** One clause about a failed file or database call, for a message at the terminal. */
export function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Record<string, string> = {
    ENOTDIR: 'part of the path is not a folder',
    EEXIST: 'it is not a folder',
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
  };
  return known[code] ?? (error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error));
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}
