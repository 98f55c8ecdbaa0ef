import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteFiles } from '../lib/data-files.ts';
import type { Store } from '../store/store.ts';

/** Folders in `DATA_DIR` whose files belong to rows of the store. */
const FOLDERS = ['uploads', 'outbox'] as const;

/** Longest time between writing a file and its row, in milliseconds. */
const GRACE = 60 * 60_000;

/** Deletes files without a row, such as those of an aborted request. Returns their number. */
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
    for (const name of (await ignoreMissing(readdir(join(dataDir, folder)))) ?? []) {
      const path = `${folder}/${name}`;
      const stats = await ignoreMissing(stat(join(dataDir, path)));
      if (stats?.isFile() && stats.mtimeMs < now() - GRACE) old.push(path);
    }
  }
  if (old.length === 0) return 0;
  // Rows are read last, so that files whose row was stored in the meantime are kept.
  const known = await store.knownFiles();
  const orphans = old.filter((path) => !known.has(path));
  const left = await deleteFiles(dataDir, orphans);
  return orphans.length - left.length;
}

const ignoreMissing = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
