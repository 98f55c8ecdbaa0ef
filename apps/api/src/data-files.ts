import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Store } from './store/store.ts';

/** Folders in `DATA_DIR` whose files belong to rows of the store. */
const FOLDERS = ['uploads', 'outbox'] as const;

/** A file may be this much older than its row, in milliseconds: it is written first. */
const GRACE = 60 * 60_000;

/** Where a file of the store lies. Throws for a path that leads out of the folder. */
export function dataFile(dataDir: string, path: string): string {
  const file = resolve(dataDir, path);
  if (!file.startsWith(resolve(dataDir) + sep)) throw new Error(`${path} is not in the data folder.`);
  return file;
}

/** Deletes files that the store does not need any more; returns those that are still there. Missing ones are no failure. */
export async function deleteFiles(dataDir: string, paths: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const path of paths) {
    try {
      await rm(dataFile(dataDir, path), { force: true });
    } catch {
      left.push(path);
    }
  }
  return left;
}

/** Deletes files that no row knows, such as those of a request that broke off; returns their number. */
export async function sweepFiles({
  dataDir,
  store,
  now,
}: {
  dataDir: string;
  store: Pick<Store, 'knownFiles'>;
  now: () => number;
}): Promise<number> {
  const old: string[] = [];
  for (const folder of FOLDERS) {
    for (const name of await namesIn(join(dataDir, folder))) {
      const modified = await modifiedAt(join(dataDir, folder, name));
      if (modified !== undefined && modified < now() - GRACE) old.push(`${folder}/${name}`);
    }
  }
  if (old.length === 0) return 0;
  // Read last: whatever has a row by now stays.
  const known = await store.knownFiles();
  const orphans = old.filter((path) => !known.has(path));
  const left = await deleteFiles(dataDir, orphans);
  return orphans.length - left.length;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function modifiedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
