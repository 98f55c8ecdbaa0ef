import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './content-types.ts';
import { unpack } from './unpack.ts';

/** Content codings, best first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof CODINGS)[number];

export interface Representation {
  body: () => Buffer;
  /** Strong: each coding has its own. */
  etag: string;
}

/** A file in memory, in each coding that makes it smaller; as it is only where none does. */
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
  const packed: Partial<Record<Coding, Representation>> = {};
  for (const coding of ['br', 'gzip'] as const) {
    const compressed = await compress(path, body, coding);
    if (compressed && compressed.length < body.length) {
      packed[coding] = { body: always(compressed), etag: `"${hash}-${coding}"` };
    }
  }
  const zipped = packed.gzip?.body();
  const identity = { body: zipped ? unpacked(zipped) : always(body), etag: `"${hash}"` };
  return { type, representations: { ...packed, identity } };
}

// Made apart: functions that are made together keep each other's content in memory.
const always = (content: Buffer) => () => content;
const unpacked = (zipped: Buffer) => () => unpack(zipped);

async function compress(path: string, body: Buffer, coding: 'br' | 'gzip'): Promise<Buffer | undefined> {
  try {
    return await readFile(path + EXTENSIONS[coding]);
  } catch {
    return isText(path) ? compressors[coding](body) : undefined;
  }
}
