import { brotliDecompressSync, gzipSync } from 'node:zlib';

/** How much is kept in each other coding, in bytes: all pages of a language or two as they are, and those of every language as gzip. */
const KEPT = 3 * 1024 * 1024;

/** The content of a brotli file. Almost everybody asks for brotli, so only that lies in memory; see {@link recentOf}. */
export const unpack = recentOf((packed) => brotliDecompressSync(packed));

/** The content of a brotli file as a gzip file. */
export const repack = recentOf((packed) => gzipSync(unpack(packed)));

/** Makes something of a file where somebody asks for it, and keeps it for the last few files. */
function recentOf(make: (packed: Buffer) => Buffer): (packed: Buffer) => Buffer {
  /** The last one that was asked for stands last. */
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
