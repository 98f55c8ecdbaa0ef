import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** The place of a file of the store. Throws for a path that leads out of the folder. */
export function dataFile(dataDir: string, path: string): string {
  const file = resolve(dataDir, path);
  if (!file.startsWith(resolve(dataDir) + sep)) throw new Error(`${path} is not in the data folder.`);
  return file;
}

/** Deletes files that the store does not need any more; returns those that are still there. Missing ones are no failure. */
export async function deleteFiles(dataDir: string, paths: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const path of paths) {
    try {
      await rm(dataFile(dataDir, path), { force: true });
    } catch {
      left.push(path);
    }
  }
  return left;
}

/** A file of the store, and what is wrong with it, if anything is. */
export type CheckedFile =
  { content: Buffer; problem?: 'damaged' } | { content?: undefined; problem: 'missing' };

/** Reads a file of the store and compares it with its SHA-256. */
export async function readChecked(
  dataDir: string,
  { path, sha256 }: { path: string; sha256: string },
): Promise<CheckedFile> {
  try {
    const content = await readFile(dataFile(dataDir, path));
    const isWhole = createHash('sha256').update(content).digest('hex') === sha256;
    return isWhole ? { content } : { content, problem: 'damaged' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { problem: 'missing' };
    throw error;
  }
}
