// Every picture has one light, and it is seen: a part of the print is bright.
import sharp from 'sharp';

/** Above this of 255 a point is bright. */
const BRIGHT = 150;

/** The least share of a picture that is bright, in hundredths. */
const LEAST = 1;

/** The share of a picture that is bright, in hundredths with two decimals. */
export async function brightShare(picture: Buffer | string): Promise<number> {
  const grey = await sharp(picture).greyscale().raw().toBuffer();
  let bright = 0;
  for (const value of grey) if (value > BRIGHT) bright += 1;
  return Math.round((1e4 * bright) / grey.length) / 100;
}

/** Why a print is too dark to be written; nothing where its light is seen. */
export async function tooDark(print: Buffer): Promise<string | undefined> {
  const share = await brightShare(print);
  if (share >= LEAST) return undefined;
  return `has ${String(share)} % above ${String(BRIGHT)} of 255, less than ${String(LEAST)} %: give it a light`;
}
