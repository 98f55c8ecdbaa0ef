// A small disk of its own, in a file.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const command = (program, ...args) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });

/** Throws an error that is `skipped` where nobody may mount one. */
export function mountDisk(root, name, size) {
  const folder = join(root, name);
  const image = `${folder}.img`;
  mkdirSync(folder);
  try {
    command('truncate', '-s', size, image);
    command('mkfs.ext4', '-q', image);
    command('mount', '-o', 'loop', image, folder);
  } catch (error) {
    const reason = String(error.stderr ?? error.message).trim();
    throw Object.assign(new Error(`no loop device (${reason.split('\n').at(-1)})`), { skipped: true });
  }
  return { folder, image, unmount: () => command('umount', folder) };
}
