import { createHash } from 'node:crypto';

/** The key in the head of a translation: which English it translates. */
export const ENGLISH_KEY = 'english';

/** A short checksum of an English file; white space at the ends of lines does not count. */
export const checksumOf = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll(/[ \t]*\r?\n/g, '\n').trim())
    .digest('hex')
    .slice(0, 8);
