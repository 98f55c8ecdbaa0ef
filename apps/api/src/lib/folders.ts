import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates a folder that only its owner can read, with missing parents, and waits until they are on disk. */
export async function makeFolder(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created !== undefined) await syncFolder(dirname(created));
}

/** Syncs a folder, so that the names of new files are on disk. Syncing a file is not enough. */
export const syncFolder = (folder: string): Promise<void> => syncFile(folder);

/** Waits until a file that another program has written is on disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
