import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Kept } from '../../../../tools/step/cache.ts';

/** Of a face on the sheet, in pixels: twice what it is drawn at. */
const TILE = { width: 80, height: 100 };

/** As many to a row; the style sheet of the team counts with it. */
export const COLUMNS = 12;

/** All portraits on one sheet, and the place of each by its path, from 0. */
export interface Faces {
  sheet: Uint8Array;
  rows: number;
  places: Readonly<Record<string, number>>;
}

/** Lays the portraits of a folder out on one sheet, small, so that a list of many people is one file. */
export async function makeFaces(folder: string, kept: Kept): Promise<Faces> {
  const number = (name: string) => Number(/\d+/.exec(name)?.[0]);
  const names = globSync('portrait-*.png', { cwd: folder }).sort((a, b) => number(a) - number(b));
  const pictures = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const rows = Math.ceil(names.length / COLUMNS);
  const makers = [readFileSync(import.meta.filename), JSON.stringify(sharp.versions)];
  const sheet = await kept(['faces', ...makers, ...pictures], () => draw(pictures, rows));
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
