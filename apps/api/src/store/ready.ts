import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../lib/folders.ts';
import type { Engine } from './engine.ts';
import { StoreError, type Store } from './store.ts';

/** How long the store may take to show that it can be written, in milliseconds. */
export const READY_LIMIT = 1_500;

/** Throws a {@link StoreError} while nothing can be stored. */
export async function assertReady(store: Pick<Store, 'isReady'>): Promise<void> {
  if (!(await store.isReady())) throw new StoreError('The store is not ready.', { retryable: true });
}

/** Whether `work` is done within the limit. However many ask, it runs once at a time. */
export function readiness(work: () => Promise<unknown>, limit = READY_LIMIT): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined;
  const attempt = () =>
    work().then(
      () => true,
      () => false,
    );
  return () => {
    underWay ??= attempt().finally(() => (underWay = undefined));
    return Promise.race([underWay, sleep(limit, false, { ref: false })]);
  };
}

/**
 * Writes what a submission would: a row, which is gone again when the transaction ends, and a file beside the uploads. A
 * database that is read only, a full disk and files of another user are found by nothing less.
 */
export async function tryWriting(write: Engine['write'], dataDir: string): Promise<void> {
  const name = `ready-${randomUUID()}` as const;
  await write(async (db) => {
    await db.insertInto('marks').values({ name, at: '' }).execute();
    await db.deleteFrom('marks').where('name', '=', name).execute();
  });
  const folder = join(dataDir, 'uploads');
  const file = join(folder, randomUUID());
  await makeFolder(folder);
  try {
    await writeFile(file, 'x', { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}
