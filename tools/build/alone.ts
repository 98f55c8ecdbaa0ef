import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from '../../apps/api/src/store/sqlite/errors.ts';

/**
 * Does one thing at a time in a folder: whoever comes second says so and waits. The lock is one that SQLite takes on a file of its own,
 * which the system frees however the process ends.
 */
export async function alone<Result>(dir: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dir, { recursive: true });
  const lock = new DatabaseSync(path.join(dir, '.build-lock'));
  try {
    for (let told = false; !take(lock); told = true) {
      if (!told) console.error('Another build is under way. Waiting for it.');
      await sleep(200);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
