import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { readDataDir } from '../config.ts';
import type { Env } from '../lib/env.ts';

/**
 * Switches from root to the owner of `DATA_DIR`, so that the server can write the files that a command creates. Changing their
 * owner afterwards would be unsafe: a program of that user could trick root into giving it other files.
 */
export function dropPrivileges(env: Env): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(readDataDir(env), { throwIfNoEntry: false });
  if (!owner || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
  try {
    // PostgreSQL looks up passwords in the home folder.
    env.HOME = userInfo().homedir;
  } catch {
    // The user id has no entry in the user database, so there is no home folder.
  }
}
