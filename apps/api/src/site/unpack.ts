import { brotliDecompressSync, gzipSync } from 'node:zlib';

/** How many files are kept in each other coding. */
const KEPT = 16;

/** The content of a brotli file. Almost everybody asks for brotli, so only that lies in memory; see {@link recentOf}. */
export const unpack = recentOf((packed) => brotliDecompressSync(packed));

/** The content of a brotli file as a gzip file. */
export const repack = recentOf((packed) => gzipSync(unpack(packed)));

/** Makes something of a file where somebody asks for it, and keeps it for the last few files. */
function recentOf(make: (packed: Buffer) => Buffer): (packed: Buffer) => Buffer {
  /** The last one that was asked for stands last. */
  const recent = new Map<Buffer, Buffer>();
  return (packed) => {
    const content = recent.get(packed) ?? make(packed);
    recent.delete(packed);
    recent.set(packed, content);
    const [oldest] = recent.keys();
    if (oldest && recent.size > KEPT) recent.delete(oldest);
    return content;
  };
}
