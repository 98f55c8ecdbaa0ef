import { createHash } from 'node:crypto';

/** Key in the head of a translation with the checksum of its English. */
export const ENGLISH_KEY = 'english';

/** Returns a short checksum of an English file. Trailing white space doesn't count. */
export const checksumOf = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll(/[ \t]*\r?\n/g, '\n').trim())
    .digest('hex')
    .slice(0, 8);
