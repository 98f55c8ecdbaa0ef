// Encodes a picture for the web and returns the metadata that pages need.
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const LARGEST = 1920;
const WIDTHS = [480, 960, LARGEST];
/** Widths of upright pictures, for phones about 400 px wide with two or three device pixels per CSS pixel. */
const UPRIGHT_WIDTHS = [480, 828, 1170];
const FALLBACK_WIDTHS = [960, 800, 640, 480];
const KIB = 1024;

/** Size limits of AVIF files and fallbacks, in bytes. */
const AVIF_LIMIT = 90 * KIB;
const FALLBACK_LIMIT = 200 * KIB;

const QUALITY = { hero: { avif: 58, webp: 78 }, plain: { avif: 48, webp: 70 } };
/** Quality of the largest file of a hero picture, which may use the whole limit to keep its grain. */
const HERO_AVIF = 78;

function widthsFor(width: number, height: number): number[] {
  const widths = (height > width ? UPRIGHT_WIDTHS : WIDTHS).filter((candidate) => candidate <= width);
  if (width < LARGEST && width > Math.max(0, ...widths) * 1.15) widths.push(width);
  return widths;
}

async function avif(image: Sharp, quality: number): Promise<Buffer> {
  for (let q = quality; ; q -= 4) {
    const result = await image.clone().avif({ quality: q, effort: 4 }).toBuffer();
    if (result.length <= AVIF_LIMIT || q <= 30) return result;
  }
}

/** Encodes the PNG for browsers without AVIF and WebP. Few are left, so size matters more than quality. */
async function fallback(print: Buffer, width: number, isGrey: boolean): Promise<Buffer> {
  for (const target of FALLBACK_WIDTHS.filter((candidate) => candidate <= width)) {
    for (const colours of isGrey ? [64, 32, 16] : [128, 64, 32]) {
      const resized = sharp(print).resize(target);
      const result = await (isGrey ? resized.greyscale() : resized)
        .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 8 })
        .toBuffer();
      if (result.length <= FALLBACK_LIMIT) return result;
    }
  }
  throw new Error('The fallback exceeds its size limit.');
}

/** Returns the average colour of the darker half, shown until the picture has loaded. */
async function toneOf(print: Buffer): Promise<string> {
  const data = await sharp(print).resize(64).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const pixels = Array.from({ length: data.length / 3 }, (_, index) =>
    data.subarray(3 * index, 3 * index + 3),
  );
  const luminance = ([r = 0, g = 0, b = 0]: Buffer) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const dark = pixels.sort((a, b) => luminance(a) - luminance(b)).slice(0, pixels.length / 2);
  const mean = [0, 1, 2].map((channel) =>
    Math.round(dark.reduce((sum, pixel) => sum + pixel.readUInt8(channel), 0) / dark.length),
  );
  return `#${Buffer.from(mean).toString('hex')}`;
}

/** Metadata for pages: size in pixels, widths of the files, placeholder. */
export interface Encoded {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  tone: string;
}

/** Output folder, and whether the picture is a hero, which keeps its grain. */
interface EncodeOptions {
  folder: string;
  hero: boolean;
}

/** Writes all files of a picture to a folder. Returns its metadata. */
export async function encode(name: string, print: Buffer, { folder, hero }: EncodeOptions): Promise<Encoded> {
  const { width, height } = await sharp(print).metadata();
  const widths = widthsFor(width, height);
  const quality = hero ? QUALITY.hero : QUALITY.plain;
  for (const target of widths) {
    const image = sharp(print).resize(target);
    const most = hero && target === LARGEST ? HERO_AVIF : quality.avif;
    await writeFile(`${folder}/${name}-${target}.avif`, await avif(image, most));
    await image.clone().webp({ quality: quality.webp, effort: 5 }).toFile(`${folder}/${name}-${target}.webp`);
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
