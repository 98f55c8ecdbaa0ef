// Of the library only what a change reaches: which components the checks that draw it look at. CI looks at all.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { componentNames } from '../../packages/ui/scripts/entries.ts';
import { reachedFrom } from '../../packages/ui/scripts/reach.ts';
import { root } from '../step/step.ts';
import { folderOf } from './drawn.ts';
import { isRead } from './inputs.ts';

/** Texts about components, and pictures of what was accepted. */
const SHOWS_NOTHING: readonly string[] = ['**/*.md', 'tools/visual/baselines/**'];

/**
 * What is otherwise than where this branch left the one that it is to land on, whose every change has passed all checks. Paths from
 * the top of the repository. `undefined` without such a branch, or without Git.
 */
export function changedFiles(folder = root): readonly string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((line) => line !== '');
  try {
    const [base = ''] = git('merge-base', 'HEAD', 'origin/HEAD');
    return [
      ...git('diff', '--name-only', '--no-renames', '-z', base.trim()),
      ...git('ls-files', '--others', '--exclude-standard', '-z'),
    ];
  } catch {
    return undefined;
  }
}

/** The components that a check has to draw after these files have changed. `undefined`: all. */
export function componentsToDraw(
  check: string,
  changed: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!changed) return undefined;
  const folders = changed
    .filter((file) => isRead(check, file) && !SHOWS_NOTHING.some((glob) => path.matchesGlob(file, glob)))
    .map((file) => folderOf(file) ?? '');
  // Nothing that it reads, and yet it runs: there is no saying why.
  const isOfComponents = folders.length > 0 && folders.every((folder) => componentNames.includes(folder));
  return isOfComponents ? reachedFrom(new Set(folders)) : undefined;
}
