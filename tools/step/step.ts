import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** A part of the build: what it reads, what it writes, and how. */
export interface Step {
  /** What is printed when it runs, such as `Building the site.` */
  message: string;
  /** Globs of the files it reads, from the top of the repository. */
  inputs: readonly string[];
  /** Globs of files among them that it does not read. */
  ignored?: readonly string[];
  /** What else its output depends on: settings, the year, the step before. */
  values?: readonly string[];
  /** Where it keeps the hash of its inputs, beside its output. Without this file the step runs. */
  stamp: string;
  run: () => Promise<void> | void;
}

/** A hash of all that a step depends on. */
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

/** Runs a step where its output is missing or stale. Returns the hash of its inputs. */
export async function bringUpToDate(step: Step): Promise<string> {
  const hash = hashOf(step);
  const stamp = path.join(root, step.stamp);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return hash;
  // Standard output belongs to what runs after the build.
  console.error(step.message);
  // What a run leaves that is ended half-way is not up to date, whatever becomes of the inputs.
  rmSync(stamp, { force: true });
  await step.run();
  writeFileSync(stamp, hash);
  return hash;
}
