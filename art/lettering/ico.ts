/** PNG with its side length in pixels, below 256. */
export interface Image {
  size: number;
  png: Buffer;
}

const HEAD = 6;
const ENTRY = 16;

/** Builds a `/favicon.ico` with PNGs of one drawing in several sizes. */
export function ico(images: readonly Image[]): Buffer {
  const directory = Buffer.alloc(HEAD + ENTRY * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = HEAD + ENTRY * index;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
