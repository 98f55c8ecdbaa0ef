import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile, type Manifest } from './backup-folder.ts';

/** Where backups go that are given no other place, in `DATA_DIR`. */
export const BACKUPS_FOLDER = 'backups';

/** What a backup is called until it is whole. */
export const PARTIAL = '.partial';

export interface OldBackups {
  deleted: number;
  /** Paths in the data folder of those that this user may not delete. */
  left: string[];
}

/**
 * Deletes the backups in the data folder that were made before an instant (milliseconds), and what is left of broken off
 * ones. Whatever else lies there stays.
 */
export async function deleteOldBackups(
  dataDir: string,
  before: number,
  remove = (path: string) => rm(path, { recursive: true }),
): Promise<OldBackups> {
  const result: OldBackups = { deleted: 0, left: [] };
  for (const { path, isReadable } of await look(dataDir, before)) {
    // What it is nobody has seen.
    const removal = isReadable ? remove(join(dataDir, path)) : Promise.reject(new Error('not readable'));
    await removal.then(
      () => (result.deleted += 1),
      () => result.left.push(path),
    );
  }
  return result;
}

/** What {@link deleteOldBackups} would delete or not be able to. */
export async function findOldBackups(dataDir: string, before: number): Promise<string[]> {
  return (await look(dataDir, before)).map(({ path }) => path);
}

const DAY = 24 * 60 * 60_000;

/** The server deletes within two days what is too old. */
const GRACE_DAYS = 2;

/** Backups that are still there although the server should have deleted them. */
export const findOverdueBackups = (dataDir: string, keptDays: number, now: number): Promise<string[]> =>
  findOldBackups(dataDir, now - (keptDays + GRACE_DAYS) * DAY);

interface Found {
  /** In the data folder. */
  path: string;
  /** In milliseconds. */
  time: number;
  /** Otherwise another user, such as root, has made it, and `time` is that of its folder. */
  isReadable: boolean;
}

/** The old ones; the folder itself where nobody can tell what is in it. */
async function look(dataDir: string, before: number): Promise<Found[]> {
  let names: string[];
  try {
    names = await readdir(join(dataDir, BACKUPS_FOLDER));
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    return isThere ? [{ path: BACKUPS_FOLDER, time: -Infinity, isReadable: false }] : [];
  }
  const found = await Promise.all(names.map((name) => identify(dataDir, `${BACKUPS_FOLDER}/${name}`)));
  return found.filter((each) => each !== undefined).filter(({ time }) => time < before);
}

/** `undefined`: it is no backup. */
async function identify(dataDir: string, path: string): Promise<Found | undefined> {
  const dir = join(dataDir, path);
  const changed = await stat(dir).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  if (changed === undefined) return undefined;
  if (path.endsWith(PARTIAL)) return { path, time: changed, isReadable: true };
  try {
    const { format, createdAt } = JSON.parse(await readFile(manifestFile(dir), 'utf8')) as Partial<Manifest>;
    if (format !== 1 || createdAt === undefined) return undefined;
    return { path, time: Date.parse(createdAt), isReadable: true };
  } catch (error) {
    return mayBeBackup(error) ? { path, time: changed, isReadable: false } : undefined;
  }
}

const NO_BACKUP = new Set(['ENOENT', 'ENOTDIR']);

/** Something is there that cannot be read. */
const mayBeBackup = (error: unknown) =>
  error instanceof Error && 'code' in error && !NO_BACKUP.has(String(error.code));
