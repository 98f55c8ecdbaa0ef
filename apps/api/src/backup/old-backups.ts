import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile, type Manifest } from './backup-folder.ts';

/** Where backups go that are given no other place, in `DATA_DIR`. */
export const BACKUPS_FOLDER = 'backups';

/** What a backup is called until it is whole. */
export const PARTIAL = '.partial';

/**
 * Deletes the backups in the data folder that were made before an instant (milliseconds), and what is left of broken off
 * ones; returns their number. Whatever else lies there stays.
 */
export async function deleteOldBackups(dataDir: string, before: number): Promise<number> {
  const folder = join(dataDir, BACKUPS_FOLDER);
  const names = await readdir(folder).catch(() => []);
  let count = 0;
  for (const name of names) {
    const time = await madeAt(join(folder, name));
    if (time === undefined || time >= before) continue;
    await rm(join(folder, name), { recursive: true });
    count += 1;
  }
  return count;
}

/** `undefined`: it is no backup. */
async function madeAt(dir: string): Promise<number | undefined> {
  try {
    if (dir.endsWith(PARTIAL)) return (await stat(dir)).mtimeMs;
    const { format, createdAt } = JSON.parse(await readFile(manifestFile(dir), 'utf8')) as Partial<Manifest>;
    return format === 1 && createdAt !== undefined ? Date.parse(createdAt) : undefined;
  } catch {
    return undefined;
  }
}
