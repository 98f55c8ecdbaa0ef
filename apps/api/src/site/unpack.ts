import { brotliDecompressSync, gzipSync } from 'node:zlib';

/**
 * Cache size for each of the other codings, in bytes: enough for all pages of one or two languages uncompressed, and of every
 * language as gzip.
 */
const KEPT = 3 * 1024 * 1024;

/** Returns the content of a brotli file. Almost all clients accept brotli, so only that stays in memory; see {@link memoizeRecent}. */
export const unpack = memoizeRecent((packed) => brotliDecompressSync(packed));

/** Returns the content of a brotli file, compressed with gzip. */
export const repack = memoizeRecent((packed) => gzipSync(unpack(packed)));

/** Converts a file on request, and caches the most recent results. */
function memoizeRecent(make: (packed: Buffer) => Buffer): (packed: Buffer) => Buffer {
  /** Results in order of use, the most recent last. */
  const recent = new Map<Buffer, Buffer>();
  let size = 0;
  return (packed) => {
    const known = recent.get(packed);
    const content = known ?? make(packed);
    if (!known) size += content.length;
    recent.delete(packed);
    recent.set(packed, content);
    for (const [oldest, { length }] of recent) {
      if (size <= KEPT) break;
      recent.delete(oldest);
      size -= length;
    }
    return content;
  };
}
