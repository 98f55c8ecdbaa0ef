import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataFile, readChecked } from '../lib/data-files.ts';
import { syncFolder } from '../lib/folders.ts';
import type { RowCounts } from '../store/copy.ts';
import type { StoredFile } from '../store/store.ts';

/**
 * A backup is a folder: a SQLite database whatever engine the data came from, the files of submissions under their
 * paths, and what must be in it.
 */
export interface Manifest {
  format: 1;
  /** ISO 8601, UTC. */
  createdAt: string;
  rows: Partial<RowCounts>;
  files: number;
}

export const backupDatabase = (dir: string) => join(dir, 'fatal.sqlite');

export const manifestFile = (dir: string) => join(dir, 'backup.json');

/** Makes a folder that only its owner can read. */
export async function makePrivateFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await chmod(dir, 0o700);
}

/** Copies a stored file and waits for the disk. Returns what is wrong with it, if anything is. */
export async function copyStoredFile(
  file: StoredFile,
  from: string,
  to: string,
): Promise<'missing' | 'damaged' | undefined> {
  const { content, problem } = await readChecked(from, file);
  if (content === undefined) return problem;
  const target = dataFile(to, file.path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await writeSynced(target, content);
  return problem;
}

export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(path));
}
