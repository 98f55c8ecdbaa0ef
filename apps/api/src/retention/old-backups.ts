import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { daysAgo } from './purge-limits.ts';

/** Default folder for backups in `DATA_DIR`. Old backups in it are deleted. */
export const BACKUPS_FOLDER = 'backups';

export interface OldBackups {
  /** Paths in `DATA_DIR`. */
  deleted: string[];
  /** Paths in `DATA_DIR` that could not be deleted. */
  left: string[];
}

/** Deletes the backups in `DATA_DIR`, even incomplete ones, that were made before an instant (in milliseconds). */
export async function deleteOldBackups(dataDir: string, before: number): Promise<OldBackups> {
  const result: OldBackups = { deleted: [], left: [] };
  for (const path of await findOldBackups(dataDir, before)) {
    // The path is the folder itself if its backups can't be listed.
    const isDeleted = path !== BACKUPS_FOLDER && (await remove(join(dataDir, path)));
    result[isDeleted ? 'deleted' : 'left'].push(path);
  }
  return result;
}

const remove = (path: string): Promise<boolean> =>
  rm(path, { recursive: true }).then(
    () => true,
    () => false,
  );

/** Returns paths in `DATA_DIR` of the backups that were made before an instant, or the folder itself if it can't be read. */
export async function findOldBackups(dataDir: string, before: number): Promise<string[]> {
  try {
    const old: string[] = [];
    for (const name of await readdir(join(dataDir, BACKUPS_FOLDER))) {
      const path = join(BACKUPS_FOLDER, name);
      if ((await lstat(join(dataDir, path))).mtimeMs < before) old.push(path);
    }
    return old;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : [BACKUPS_FOLDER];
  }
}

/** Days after which an expired backup counts as overdue. */
const GRACE_DAYS = 2;

/** Finds backups that the server should have deleted. */
export const findOverdueBackups = (dataDir: string, keptDays: number, now: number): Promise<string[]> =>
  findOldBackups(dataDir, daysAgo(keptDays + GRACE_DAYS, now));
