import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { once } from '../lib/once.ts';

/**
 * Makes entity tags from the contents of files on disk: an archive gives all files the same time. Reads each file on its first
 * request.
 */
export function fileTags(): (file: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (file) =>
    once(known, file, async () => {
      const sum = createHash('sha256');
      await pipeline(createReadStream(file), sum);
      return `"${sum.digest('base64url').slice(0, 22)}"`;
    });
}
