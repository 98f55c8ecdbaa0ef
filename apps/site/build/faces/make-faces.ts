import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { BuildCache } from '../../../../tools/step/cache.ts';

/** Size of a face on the sheet in pixels, twice its size on the page. */
const TILE = { width: 80, height: 100 };

/** Faces per row. The team's style sheet relies on this number. */
export const COLUMNS = 12;

/** Sprite sheet of all portraits, with the index of each by its path. */
export interface Faces {
  sheet: Uint8Array;
  rows: number;
  places: Readonly<Record<string, number>>;
}

/**
 * Combines the portraits of a folder into one small sprite sheet, so that a long list of people needs only
 * one file.
 */
export async function makeFaces(folder: string, cache: BuildCache): Promise<Faces> {
  const number = (name: string) => Number(/\d+/.exec(name)?.[0]);
  const names = globSync('portrait-*.png', { cwd: folder }).sort((a, b) => number(a) - number(b));
  const pictures = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const rows = Math.ceil(names.length / COLUMNS);
  const makers = [readFileSync(import.meta.filename), JSON.stringify(sharp.versions)];
  const sheet = await cache(['faces', ...makers, ...pictures], () => draw(pictures, rows));
  const places = names.map((name, place) => [`/images/${path.parse(name).name}`, place] as const);
  return { sheet, rows, places: Object.fromEntries(places) };
}

async function draw(pictures: readonly Uint8Array[], rows: number): Promise<Uint8Array> {
  const { width, height } = TILE;
  const tiles = pictures.map(async (picture, place) => ({
    input: await sharp(picture).resize(width, height).toBuffer(),
    left: (place % COLUMNS) * width,
    top: Math.floor(place / COLUMNS) * height,
  }));
  const size = { width: width * COLUMNS, height: height * Math.max(rows, 1) };
  return sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(await Promise.all(tiles))
    .webp({ quality: 55 })
    .toBuffer();
}
