import { chmod, stat } from 'node:fs/promises';

/** Permissions of anybody but the owner. */
const OTHERS = 0o077;

/** A folder such as `/tmp`, which everybody is meant to use. */
const STICKY = 0o1000;

/** Lets only the owner use what this process makes from now on; SQLite and copies of files know no other way. */
export function keepPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes a folder to other users, who then reach nothing in it, whatever the permissions there are.
 *
 * @returns Whether it was open and is closed now, or is `left` open: it belongs to another user, or everybody may write
 * there. Nothing where it was closed, or is none.
 */
export async function closeFolder(folder: string): Promise<'closed' | 'left' | undefined> {
  const stats = await stat(folder).catch(() => undefined);
  if (!stats?.isDirectory() || (stats.mode & OTHERS) === 0) return undefined;
  if (stats.mode & STICKY) return 'left';
  return chmod(folder, 0o700).then(
    () => 'closed',
    () => 'left',
  );
}
