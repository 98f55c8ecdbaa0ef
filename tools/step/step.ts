import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** Build step with its inputs and outputs. */
export interface Step {
  /** Message printed when it runs, such as `Building the site.` */
  message: string;
  /** Globs of input files, relative to the repository. */
  inputs: readonly string[];
  /** Globs of files to exclude from the inputs. */
  ignored?: readonly string[];
  /** Other values that the output depends on, such as settings, the year, or the hash of an earlier step. */
  values?: readonly string[];
  /** File for the hash of the inputs, next to the output. The step runs if it is missing. */
  stamp: string;
  run: () => Promise<void> | void;
}

/** Hashes everything that a step depends on. */
export function hashOf({
  inputs,
  ignored = [],
  values = [],
}: Pick<Step, 'inputs' | 'ignored' | 'values'>): string {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of globSync(inputs, { cwd: root, exclude: ignored }).sort()) {
    const absolute = path.join(root, file);
    if (statSync(absolute).isFile()) hash.update(file).update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

/** Runs a step if its output is missing or outdated. Returns the hash of its inputs. */
export async function runIfStale(step: Step): Promise<string> {
  const hash = hashOf(step);
  const stamp = path.join(root, step.stamp);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return hash;
  // Logs to standard error, because standard output belongs to the command that runs after the build.
  console.error(step.message);
  // Removes the stamp first, so that the output of an interrupted run never counts as up to date.
  rmSync(stamp, { force: true });
  await step.run();
  writeFileSync(stamp, hash);
  return hash;
}
