import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { once } from '../lib/once.ts';

/** Gives files on disk entity tags of their contents: an archive gives all files one time. Reads each file when it is first asked for. */
export function fileTags(): (file: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (file) =>
    once(known, file, async () => {
      const sum = createHash('sha256');
      await pipeline(createReadStream(file), sum);
      return `"${sum.digest('base64url').slice(0, 22)}"`;
    });
}
