import { createBrotliDecompress } from 'node:zlib';

/** The steps that are looked at, in bytes. */
const STEP = 64;

/** How many bytes of a compressed text have to be there before its first `length` letters are, in steps of 64. */
export async function bytesUntil(packed: Buffer, length: number): Promise<number> {
  const unpacking = createBrotliDecompress();
  const decoder = new TextDecoder();
  let letters = 0;
  unpacking.on('data', (chunk: Buffer) => (letters += decoder.decode(chunk, { stream: true }).length));
  try {
    for (let end = STEP; end < packed.length; end += STEP) {
      await new Promise((written) => unpacking.write(packed.subarray(end - STEP, end), written));
      await new Promise(setImmediate);
      if (letters >= length) return end;
    }
    return packed.length;
  } finally {
    unpacking.destroy();
  }
}
