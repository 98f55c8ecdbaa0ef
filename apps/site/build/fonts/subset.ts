import * as fontkit from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { BUILD_CACHE, openCache } from '../../../../tools/step/cache.ts';
import { root } from '../../../../tools/step/step.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { readTables, writeTables } from './sfnt.ts';

const { resolve } = createRequire(import.meta.url);

const cache = openCache(path.join(root, BUILD_CACHE));

type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

/** Inputs of a font file. */
export interface Subset {
  /** File of a font package as an import path, without its extension. */
  source: string;
  /** Characters to include. */
  text: string;
  /** Axes to pin or to limit to a range. Default: all axes in full. */
  axes?: Axes;
  /** Values to pin the axes to for kerning only. Variable kerning takes a third of a file. */
  kerningAt?: Axes;
  /** OpenType features to keep. Default: none. */
  features?: readonly string[];
}

/** Decompresses a source to TrueType. Cached, because a Japanese font takes half a second. */
const unpacked = memoizeAsync(async (source) => {
  const packed = await readFile(resolve(`${source}.woff2`));
  const font = await cache(['unpacked', packed], () =>
    subsetFont(packed, '', { keepAllGlyphs: true, targetFormat: 'truetype' }),
  );
  return Buffer.from(font.buffer, font.byteOffset, font.byteLength);
});

/** Returns the characters that a font supports. */
export function lettersIn(font: Buffer): Set<string> {
  // Skips U+FFFF, which ends the character map.
  const points = (fontkit.create(font) as fontkit.Font).characterSet.filter((point) => point !== 0xffff);
  return new Set(points.map((point) => String.fromCodePoint(point)));
}

/** Returns the characters that a file of a font package supports. */
export const heldBy = memoizeAsync(async (source) => {
  const bytes = await readFile(resolve(`${source}.woff2`));
  const letters = await cache(['letters', bytes], async () =>
    Buffer.from([...lettersIn(await unpacked(source))].join('')),
  );
  return new Set(Buffer.from(letters).toString());
});

/** Removes hinting, and tables that browsers ignore or that are only for vertical text. */
const PLAIN = { noHinting: true, dropTables: ['STAT', 'gasp', 'vhea', 'vmtx', 'BASE'] };

/** Subsets a font as TrueType. */
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

/** Characters that need no glyph, because shapers use a plain space for them. */
export const SPACES = '\u00a0\u202f';

/** Subsets a font as WOFF2. Throws if its source lacks a character. */
export default async function pack(subset: Subset): Promise<Buffer> {
  const { source, text, features = [] } = subset;
  const font = await trueType(subset);
  const held = lettersIn(font);
  const missing = Array.from(text).filter((letter) => !held.has(letter) && !SPACES.includes(letter));
  if (missing.length > 0) throw new Error(`${source} has no ${missing.join(' ')}`);
  return subsetFont(font, text, { ...PLAIN, keepFeatures: features, targetFormat: 'woff2' });
}
