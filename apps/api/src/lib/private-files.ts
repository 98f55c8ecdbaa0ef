import { chmod, stat } from 'node:fs/promises';

/** Permission bits of group and others. */
const OTHERS = 0o077;

/** Sticky bit, which marks a shared folder such as `/tmp`. */
const STICKY = 0o1000;

/** Makes new files of this process readable by their owner only. SQLite and `copyFile` have no option for it. */
export function restrictUmask(): void {
  process.umask(OTHERS);
}

/**
 * Removes other users' access to a folder, and so to all its files. Returns a warning for the operator if the folder was
 * accessible, or still is.
 */
export async function restrictFolder(folder: string): Promise<string | undefined> {
  const { mode } = await stat(folder);
  if ((mode & OTHERS) === 0) return undefined;
  const left = 'other users of this machine can access DATA_DIR, which is shared or not owned by this user';
  if (mode & STICKY) return left;
  return chmod(folder, 0o700).then(
    () => 'other users of this machine could access DATA_DIR until now',
    () => left,
  );
}
