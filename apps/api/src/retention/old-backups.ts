import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { daysAgo } from './purge-limits.ts';

/** Folder in `DATA_DIR` for backups without another place. All that is in it is deleted when it is too old. */
export const BACKUPS_FOLDER = 'backups';

export interface OldBackups {
  /** Paths in `DATA_DIR`. */
  deleted: string[];
  /** Paths in `DATA_DIR` that this user may not delete. */
  left: string[];
}

/** Deletes the backups in `DATA_DIR` that were made before an instant (milliseconds), broken-off ones too. */
export async function deleteOldBackups(dataDir: string, before: number): Promise<OldBackups> {
  const result: OldBackups = { deleted: [], left: [] };
  for (const path of await findOldBackups(dataDir, before)) {
    // The folder itself stands for backups that cannot be listed.
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

/** Paths in `DATA_DIR` of the backups that were made before an instant; the folder itself where it cannot be read. */
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

/** The server deletes within two days what is too old. */
const GRACE_DAYS = 2;

/** Backups that are still there although the server should have deleted them. */
export const findOverdueBackups = (dataDir: string, keptDays: number, now: number): Promise<string[]> =>
  findOldBackups(dataDir, daysAgo(keptDays + GRACE_DAYS, now));
