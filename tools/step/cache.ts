import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from './write-file-atomic.ts';

/** Days until an unused entry is removed. */
export const KEPT_DAYS = 30;

export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

/** Size limit of the cache in bytes. The least recently used entries are removed first. */
export const KEPT_BYTES = 256 * 1024 * 1024;

/** Cache of build results, relative to the repository. */
export const BUILD_CACHE = '.cache/build';

type Part = string | Uint8Array;

/** Hashes a list of parts. Lengths are included, so that ['ab'] and ['a', 'b'] differ. */
export function hashOfParts(parts: readonly Part[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${String(Buffer.byteLength(part))}:`).update(part);
  return hash.digest('hex');
}

/** Returns the cached result for the same parts, or calls `make`. */
export type BuildCache = (parts: readonly Part[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/**
 * Content-addressed cache for expensive results. Keys are hashes of everything that a result depends on:
 * inputs, code and options. Safe for concurrent builds, and can be deleted at any time.
 */
export const openCache =
  (folder: string): BuildCache =>
  async (parts, make) => {
    const file = path.join(folder, hashOfParts(parts));
    const found = take(file);
    if (found) return found;
    const made = await make();
    await writeFileAtomic(file, made);
    return made;
  };

/** Reads an entry and updates its time of last use. */
function take(file: string): Uint8Array | undefined {
  try {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes entries that were not used for long, then the least recently used ones above the size limit. */
export function pruneCache(folder: string, keptBytes = KEPT_BYTES): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, stat: statSync(file, { throwIfNoEntry: false }) }))
    .flatMap(({ file, stat }) => (stat ? [{ file, size: stat.size, used: stat.mtimeMs }] : []))
    .sort((one, other) => other.used - one.used);
  let size = 0;
  for (const entry of entries) {
    size += entry.size;
    if (size > keptBytes || entry.used < Date.now() - KEPT_MS) rmSync(entry.file, { force: true });
  }
}
