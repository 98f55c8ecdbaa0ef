import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { SILVER, type Card } from './card.ts';
import { SHARE_SIZE } from './size.ts';
import { brightest, contrast, luminance } from './contrast.ts';
import type { InkSet } from './ink.ts';

const { width, height } = SHARE_SIZE;
const LARGEST = 90 * 1024;
const SILVER_LUMINANCE = luminance(...Buffer.from(SILVER.slice(1), 'hex'));
const LEAST_CONTRAST = 4.5;
const RAW = { raw: { width, height, channels: 3 } } as const;

const composite = (image: Buffer, layers: OverlayOptions[]) =>
  sharp(image, RAW).composite(layers).removeAlpha().raw().toBuffer();

/** What stands behind the words of a picture, as raw pixels. */
export async function backgroundOf(file: string, { scrims }: InkSet): Promise<Buffer> {
  // From bytes: sharp remembers the pixels of a file by its name.
  const picture = sharp(await readFile(file)).resize(width, height);
  const image = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer();
  return composite(image, scrims);
}

async function isReadable(image: Buffer, { boxes }: Card): Promise<boolean> {
  const behind = await Promise.all(boxes.map((box) => brightest(sharp(image, RAW), box)));
  return contrast(SILVER_LUMINANCE, Math.max(...behind)) >= LEAST_CONTRAST;
}

/** The background with as much ink as the words need to be read. */
async function readable(background: Buffer, card: Card, { more }: InkSet): Promise<Buffer> {
  if (await isReadable(background, card)) return background;
  for (const ink of more) {
    const image = await composite(background, [ink]);
    if (await isReadable(image, card)) return image;
  }
  throw new Error('The title cannot be read.');
}

/** The words of a card on its background, as JPEG. Trying the scans out would take a third longer for a fortieth of the bytes. */
export async function drawCard(background: Buffer, card: Card, ink: InkSet): Promise<Buffer> {
  const image = await composite(await readable(background, card, ink), [{ input: Buffer.from(card.svg) }]);
  for (let quality = 84; quality > 50; quality -= 6) {
    const options = { quality, mozjpeg: true, optimiseScans: false, progressive: true };
    const jpeg = await sharp(image, RAW).jpeg(options).toBuffer();
    if (jpeg.length <= LARGEST) return jpeg;
  }
  throw new Error(`The picture does not fit into ${LARGEST} bytes.`);
}
