import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Returns the path of a stored file. Throws for a path outside the folder. */
export function dataFile(dataDir: string, path: string): string {
  const file = resolve(dataDir, path);
  if (!file.startsWith(resolve(dataDir) + sep)) throw new Error(`${path} is not in the data folder.`);
  return file;
}

/** Deletes files that the store no longer needs. Returns those that could not be deleted. Ignores missing files. */
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

/** Content of a stored file, or its problem. */
export type CheckedFile =
  { content: Buffer; problem?: 'damaged' } | { content?: undefined; problem: 'missing' };

/** Reads a stored file and verifies its SHA-256. */
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
