import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './content-types.ts';

/** Content codings, best first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof CODINGS)[number];

export interface Representation {
  body: Buffer;
  /** Strong: each coding has its own. */
  etag: string;
}

/** A file in memory, in each coding that makes it smaller. */
export interface StoredFile {
  type: string;
  representations: Partial<Record<Coding, Representation>> & { identity: Representation };
}

const compressors: Record<Exclude<Coding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  // The build brings the best quality; this stands in for files that it left alone. They are small: the usual window
  // would take megabytes for each.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: (body) => promisify(gzip)(body),
};

const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/** Reads a file and what the build compressed beside it (`.br`, `.gz`); text without that is compressed now. */
export async function readStoredFile(path: string, type: string): Promise<StoredFile> {
  const body = await readFile(path);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const file: StoredFile = { type, representations: { identity: { body, etag: `"${hash}"` } } };
  for (const coding of ['br', 'gzip'] as const) {
    const compressed = await compress(path, body, coding);
    if (compressed && compressed.length < body.length) {
      file.representations[coding] = { body: compressed, etag: `"${hash}-${coding}"` };
    }
  }
  return file;
}

async function compress(path: string, body: Buffer, coding: 'br' | 'gzip'): Promise<Buffer | undefined> {
  try {
    return await readFile(path + EXTENSIONS[coding]);
  } catch {
    return isText(path) ? compressors[coding](body) : undefined;
  }
}
