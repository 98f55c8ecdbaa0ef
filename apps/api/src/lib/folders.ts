import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder that only its owner can read, and those above it, and waits until the disk has them. */
export async function makeFolder(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created !== undefined) await syncFolder(dirname(created));
}

/** Puts names of new files on disk, as `fsync` of a file alone does not. */
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
