import * as fontkit from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { BUILD_CACHE, openCache } from '../../../../tools/step/cache.ts';
import { root } from '../../../../tools/step/step.ts';
import { once } from '../once.ts';
import { readTables, writeTables } from './sfnt.ts';

const { resolve } = createRequire(import.meta.url);

const kept = openCache(path.join(root, BUILD_CACHE));

type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

/** What a file of a font is made from. */
export interface Subset {
  /** A file of the font packages, named as one imports it, without its ending. */
  source: string;
  /** The letters that it holds. */
  text: string;
  /** Axes that are pinned, or kept between two values; default all, whole. */
  axes?: Axes;
  /** Where the axes are pinned for kerning alone: variable kerning is a third of a file. */
  kerningAt?: Axes;
  /** OpenType features that stay; default none. */
  features?: readonly string[];
}

/** A source as TrueType: to unpack a Japanese font takes half a second. */
const unpacked = once(async (source) => {
  const packed = await readFile(resolve(`${source}.woff2`));
  const font = await kept(['unpacked', packed], () =>
    subsetFont(packed, '', { keepAllGlyphs: true, targetFormat: 'truetype' }),
  );
  return Buffer.from(font.buffer, font.byteOffset, font.byteLength);
});

/** The letters that a font holds. */
export function lettersIn(font: Buffer): Set<string> {
  // The last entry of a table of characters is no letter.
  const points = (fontkit.create(font) as fontkit.Font).characterSet.filter((point) => point !== 0xffff);
  return new Set(points.map((point) => String.fromCodePoint(point)));
}

/** The letters that a file of the font packages holds. */
export const heldBy = once(async (source) => {
  const bytes = await readFile(resolve(`${source}.woff2`));
  const letters = await kept(['letters', bytes], async () =>
    Buffer.from([...lettersIn(await unpacked(source))].join('')),
  );
  return new Set(Buffer.from(letters).toString());
});

/** Every file does without hints, and without tables that browsers do not read or that are for vertical lines. */
const PLAIN = { noHinting: true, dropTables: ['STAT', 'gasp', 'vhea', 'vmtx', 'BASE'] };

/** A subset as TrueType. */
export async function trueType({ source, text, axes, kerningAt, features = [] }: Subset): Promise<Buffer> {
  const font = await unpacked(source);
  const at = (variationAxes?: Axes) =>
    subsetFont(font, text, { ...PLAIN, keepFeatures: features, variationAxes, targetFormat: 'truetype' });
  const made = await at(axes);
  if (!kerningAt) return made;
  const fixed = readTables(await at(kerningAt));
  const tables = readTables(made);
  if (!fixed.get('cmap')?.equals(tables.get('cmap') ?? Buffer.alloc(0)))
    throw new Error(`${source}: the order of the glyphs differs.`);
  for (const tag of ['GPOS', 'GDEF']) {
    const table = fixed.get(tag);
    if (table) tables.set(tag, table);
    else tables.delete(tag);
  }
  return writeTables(tables);
}

/** Drawn without a glyph of their own: shapers set a plain space for them. */
export const SPACES = '\u00a0\u202f';

/** A subset as WOFF2. Throws where its source lacks a letter. */
export default async function pack(subset: Subset): Promise<Buffer> {
  const { source, text, features = [] } = subset;
  const font = await trueType(subset);
  const held = lettersIn(font);
  const missing = Array.from(text).filter((letter) => !held.has(letter) && !SPACES.includes(letter));
  if (missing.length > 0) throw new Error(`${source} has no ${missing.join(' ')}`);
  return subsetFont(font, text, { ...PLAIN, keepFeatures: features, targetFormat: 'woff2' });
}
