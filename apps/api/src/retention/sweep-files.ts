import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteFiles } from '../lib/data-files.ts';
import type { Store } from '../store/store.ts';

/** Folders in `DATA_DIR` whose files belong to rows of the store. */
const FOLDERS = ['uploads', 'outbox'] as const;

/** A file may be this much older than its row, in milliseconds: it is written first. */
const GRACE = 60 * 60_000;

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
