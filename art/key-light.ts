// Checks that every picture has a visible light: part of the print has to be bright.
import sharp from 'sharp';

/** Level of 255 above which a pixel is bright. */
const BRIGHT = 150;

/** Minimum share of bright pixels, in percent. */
const LEAST = 1;

/** Returns the share of bright pixels in percent, with two decimals. */
export async function brightShare(picture: Buffer | string): Promise<number> {
  const grey = await sharp(picture).greyscale().raw().toBuffer();
  let bright = 0;
  for (const value of grey) if (value > BRIGHT) bright += 1;
  return Math.round((1e4 * bright) / grey.length) / 100;
}

/** Explains why a print is too dark. Returns `undefined` if it is bright enough. */
export async function checkBrightness(print: Buffer): Promise<string | undefined> {
  const share = await brightShare(print);
  if (share >= LEAST) return undefined;
  return `has ${String(share)} % above ${String(BRIGHT)} of 255, less than ${String(LEAST)} %: give it a light`;
}
