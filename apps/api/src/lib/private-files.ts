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
 * Closes a folder to other users, who then reach nothing in it, whatever the permissions there are. Returns what the operator
 * should know: that it was open, or still is.
 */
export async function closeFolder(folder: string): Promise<string | undefined> {
  const { mode } = await stat(folder);
  if ((mode & OTHERS) === 0) return undefined;
  const left = 'other users of this machine can use DATA_DIR, which does not belong to this one alone';
  if (mode & STICKY) return left;
  return chmod(folder, 0o700).then(
    () => 'other users of this machine could use DATA_DIR until now',
    () => left,
  );
}
