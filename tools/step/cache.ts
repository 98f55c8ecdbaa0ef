import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Entries that no build has asked for since then go. In days. */
export const KEPT_DAYS = 30;

export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

/** The entries that were used last stay up to this size, in bytes. */
export const KEPT_BYTES = 256 * 1024 * 1024;

/** Where results of builds are kept, below the top of the repository. */
export const BUILD_CACHE = '.cache/build';

type Part = string | Uint8Array;

/** A hash of parts; other parts have another one, however they are joined. */
export function hashOfParts(parts: readonly Part[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${String(Buffer.byteLength(part))}:`).update(part);
  return hash.digest('hex');
}

/** Answers with what was made of the same parts before, or makes it. */
export type Kept = (parts: readonly Part[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/**
 * Keeps in a folder what is dear to make, by a hash of all that it is made of: of its inputs, and of the code and the options that make it.
 * Several builds may use it at once, and it can be deleted at any moment.
 */
export const openCache =
  (folder: string): Kept =>
  async (parts, make) => {
    const file = path.join(folder, hashOfParts(parts));
    const found = take(file);
    if (found) return found;
    const made = await make();
    await writeWhole(file, made);
    return made;
  };

/** The bytes of an entry, which has been used now. */
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

/** Removes the entries that nobody has used for long, and then those used longest ago that there is no room for. */
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
