// Encodes a print for the web and says what a page must know about it.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const WIDTHS = [480, 960, 1920];
const FALLBACK_WIDTHS = [960, 800, 640, 480];
const KIB = 1024;

/** Largest AVIF and largest fallback, in bytes. */
export const AVIF_LIMIT = 90 * KIB;
export const FALLBACK_LIMIT = 200 * KIB;

const QUALITY = { hero: { avif: 58, webp: 78 }, plain: { avif: 48, webp: 70 } };

export function widthsFor(width) {
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  if (width < WIDTHS.at(-1) && width > (widths.at(-1) ?? 0) * 1.15) widths.push(width);
  return widths;
}

async function avif(image, quality) {
  for (let q = quality; ; q -= 4) {
    const result = await image.clone().avif({ quality: q, effort: 4 }).toBuffer();
    if (result.length <= AVIF_LIMIT || q <= 30) return result;
  }
}

/** What hardly any browser asks for, so size goes before finesse. */
async function fallback(print, width, isGrey) {
  for (const target of FALLBACK_WIDTHS.filter((candidate) => candidate <= width)) {
    for (const colours of isGrey ? [64, 32, 16] : [128, 64, 32]) {
      const resized = sharp(print).resize(target);
      const result = await (isGrey ? resized.greyscale() : resized)
        .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 8 })
        .toBuffer();
      if (result.length <= FALLBACK_LIMIT) return result;
    }
  }
  throw new Error('The fallback does not fit.');
}

/** The mean of the darker half: what a page shows before the picture. */
async function toneOf(print) {
  const { data } = await sharp(print)
    .resize(64)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = [];
  for (let i = 0; i < data.length; i += 3) pixels.push([...data.subarray(i, i + 3)]);
  const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const dark = pixels.sort((a, b) => luminance(a) - luminance(b)).slice(0, pixels.length / 2);
  const mean = [0, 1, 2].map((c) => Math.round(dark.reduce((sum, pixel) => sum + pixel[c], 0) / dark.length));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Writes all files of a picture into a folder; returns what is known of it. */
export async function encode(name, print, { folder, hero }) {
  const { width, height } = await sharp(print).metadata();
  const widths = widthsFor(width);
  const quality = hero ? QUALITY.hero : QUALITY.plain;
  for (const target of widths) {
    const image = sharp(print).resize(target);
    await writeFile(`${folder}/${name}-${target}.avif`, await avif(image, quality.avif));
    await writeFile(
      `${folder}/${name}-${target}.webp`,
      await image.clone().webp({ quality: quality.webp, effort: 5 }).toBuffer(),
    );
  }
  const { channels } = await sharp(print).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  const isGrey = Math.max(...means) - Math.min(...means) < 12;
  await writeFile(`${folder}/${name}.png`, await fallback(print, width, isGrey));
  const tiny = await sharp(print).resize(16).blur(0.6).webp({ quality: 10, effort: 6 }).toBuffer();
  return {
    width,
    height,
    widths,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    tone: await toneOf(print),
  };
}
