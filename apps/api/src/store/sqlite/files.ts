import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '@fatal/contracts';
import { makeFolder } from '../../lib/folders.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { isBusy } from './errors.ts';

export const databaseFile = (dataDir: string) => join(dataDir, 'fatal.sqlite');

/** Returns the path of the request counts, which survive a restart. Deleting the file while no server runs loses nothing else. */
export const limitsFile = (dataDir: string) => join(dataDir, 'rate-limits.sqlite');

const lockFile = (dataDir: string) => join(dataDir, 'server.lock');

/**
 * Creates the data folder. Only its owner can read it, because it contains personal data of applicants. Throws {@link
 * OperatorError}.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new OperatorError(
      `Cannot use DATA_DIR ${dataDir}: ${isFile ? 'it is not a folder' : errorMessage(error)}.`,
    );
  }
}

/**
 * Locks the data folder for this process, through an SQLite lock on a separate file. The system releases it when the process
 * ends, and other processes may still read the data. Throws {@link OperatorError} if another process still holds it after
 * `timeout` milliseconds.
 */
export function lockDataDir(dataDir: string, timeout: number): { release: () => void } {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile(dataDir), { timeout });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw new OperatorError(
      isBusy(error)
        ? `Another server is already using DATA_DIR ${dataDir}. Stop it, or set DATA_DIR to another folder.`
        : `Cannot write to DATA_DIR ${dataDir}: ${openReason(dataDir, error)}.`,
    );
  }
  const held = lock;
  return { release: () => held.close() };
}

/** Returns the reason why the data can't be opened, because SQLite doesn't report problems with the folder. */
export function openReason(dataDir: string, error: unknown): string {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    return errorMessage(error);
  } catch (problem) {
    return errorMessage(problem);
  }
}
