import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { readDataDir } from '../config.ts';
import type { Env } from '../lib/env.ts';

/**
 * Makes root the user to whom `DATA_DIR` belongs: what root writes there the server could not write any more. Nothing is
 * handed over afterwards, so no program of that user can have root hand it what is not its own.
 */
export function actAsOwner(env: Env): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(readDataDir(env), { throwIfNoEntry: false });
  if (!owner || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
  try {
    // PostgreSQL's passwords are looked for there.
    env.HOME = userInfo().homedir;
  } catch {
    // A user without a name has no folder either.
  }
}
