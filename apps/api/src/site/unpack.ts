import { gunzipSync } from 'node:zlib';

/** How many unpacked files are kept. */
const KEPT = 16;

/** By what they were packed in; the last one that was asked for stands last. */
const recent = new Map<Buffer, Buffer>();

/**
 * The content of a gzip file. Browsers ask for packed files, so those that lie in memory lie there packed only; of what
 * somebody else asks for the last few are kept.
 */
export function unpack(packed: Buffer): Buffer {
  const content = recent.get(packed) ?? gunzipSync(packed);
  recent.delete(packed);
  recent.set(packed, content);
  const [oldest] = recent.keys();
  if (oldest && recent.size > KEPT) recent.delete(oldest);
  return content;
}
