import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { memoizeAsync } from '../lib/memoize-async.ts';

/**
 * Computes entity tags from file contents, because all files from an archive have the same modification time. Reads each file on
 * its first request.
 */
export function fileTags(): (file: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (file) =>
    memoizeAsync(known, file, async () => {
      const sum = createHash('sha256');
      await pipeline(createReadStream(file), sum);
      return `"${sum.digest('base64url').slice(0, 22)}"`;
    });
}
