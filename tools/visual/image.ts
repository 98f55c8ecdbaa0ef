import sharp from 'sharp';

/** A picture as numbers: one for each pixel, with red in the lowest byte. */
export interface Image {
  width: number;
  height: number;
  pixels: Uint32Array;
}

export const OPAQUE = 0xff000000;

export async function decode(file: Buffer): Promise<Image> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, pixels: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

function encoder({ width, height, pixels }: Image) {
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Without any loss. */
export const toWebp = (image: Image): Promise<Buffer> => encoder(image).webp({ lossless: true }).toBuffer();

/** A photograph, with the losses that nobody sees: its grain is most of what a file without them would hold. */
export const toLossyWebp = (image: Image): Promise<Buffer> => encoder(image).webp({ quality: 80 }).toBuffer();

export const toPng = (image: Image): Promise<Buffer> => encoder(image).png().toBuffer();
