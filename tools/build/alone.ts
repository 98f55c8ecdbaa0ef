import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RELEASES } from './releases.ts';

/** Longer than a build takes, in milliseconds. */
const LONGEST = 30 * 60_000;

/**
 * Builds while nothing else does: two builds at once would empty each other's folders. The lock is one of SQLite, because the system
 * frees that however the process ends.
 */
export async function alone<Result>(build: () => Promise<Result>): Promise<Result> {
  mkdirSync(RELEASES, { recursive: true });
  const lock = new DatabaseSync(path.join(RELEASES, '.build-lock'), { timeout: LONGEST });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await build();
  } finally {
    lock.close();
  }
}
