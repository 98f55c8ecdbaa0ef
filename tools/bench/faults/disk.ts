// A small disk of its own, in a file.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Skipped } from './fault.ts';

export const command = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });

/** Throws `Skipped` where nobody may mount one. */
export function mountDisk(root: string, name: string, size: string) {
  const folder = join(root, name);
  const image = `${folder}.img`;
  mkdirSync(folder);
  try {
    command('truncate', '-s', size, image);
    command('mkfs.ext4', '-q', image);
    command('mount', '-o', 'loop', image, folder);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const reason = (stderr ?? message).trim().split('\n').at(-1) ?? '';
    throw new Skipped(`no loop device (${reason})`);
  }
  return { folder, image, unmount: () => command('umount', folder) };
}
