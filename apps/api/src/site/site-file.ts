import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { repack, unpack } from './unpack.ts';

/** Content codings, in order of preference. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof CODINGS)[number];

export interface Representation {
  body: () => Buffer;
  /** Strong entity tag, a different one for each coding. */
  etag: string;
}

/** File in memory, in each coding that makes it smaller, or else uncompressed. */
export interface SiteFile {
  type: string;
  representations: Partial<Record<Coding, Representation>> & { identity: Representation };
}

/**
 * Reads a text from the build's compressed copies (`.br` and `.gz`), not from the file itself, which is many times larger.
 * Compresses a small one without copies now. Without a `.gz`, makes gzip on request.
 */
export async function readSiteFile(path: string, type: string): Promise<SiteFile> {
  const [built, gzipped] = await Promise.all([readIfExists(`${path}.br`), readIfExists(`${path}.gz`)]);
  if (built) return { type, representations: allOf(built, gzipped) };
  const body = await readFile(path);
  const packed = await promisify(brotliCompress)(body, SMALL);
  if (packed.length < body.length) return { type, representations: allOf(packed) };
  return { type, representations: { identity: { body: () => body, etag: `"${tagOf(body)}"` } } };
}

/** Compresses a generated text. The first request waits for it: the best quality would save a tenth and take 30 times as long. */
export async function siteFileOf(text: string, type: string): Promise<SiteFile> {
  const body = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A larger window compresses no better and takes megabytes.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(
      constants.BROTLI_MIN_WINDOW_BITS,
      Math.min(22, Math.ceil(Math.log2(body.length + 16))),
    ),
  };
  return { type, representations: allOf(await promisify(brotliCompress)(body, { params })) };
}

/** Window of brotli: the default would take megabytes for each text. */
const SMALL = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

function allOf(packed: Buffer, gzipped?: Buffer): SiteFile['representations'] {
  const tag = tagOf(packed);
  return {
    br: { body: () => packed, etag: `"${tag}-br"` },
    gzip: { body: () => gzipped ?? repack(packed), etag: `"${tag}-gzip"` },
    identity: { body: () => unpack(packed), etag: `"${tag}"` },
  };
}

const tagOf = (content: Buffer) => hash('sha256', content, 'base64url').slice(0, 22);

async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
