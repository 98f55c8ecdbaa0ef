import * as fontkit from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { readTables, writeTables } from './sfnt.mjs';

const { resolve } = createRequire(import.meta.url);

const sources = new Map();
/** Bytes of a file of the font packages, named as one imports it, without its ending. */
export async function source(name) {
  if (!sources.has(name)) {
    sources.set(name, await readFile(resolve(`${name}.woff2`)));
  }
  return sources.get(name);
}

/** The letters that a font holds. */
export function lettersIn(bytes) {
  const { characterSet } = fontkit.create(bytes);
  return new Set(characterSet.map((point) => String.fromCodePoint(point)));
}

/** The letters that a file of the font packages holds. */
export const heldBy = async (name) => lettersIn(await source(name));

/** What every face does without: features, hints, and tables that browsers do not read or that are for vertical lines. */
export const PLAIN = {
  keepFeatures: [],
  noHinting: true,
  dropTables: ['STAT', 'gasp', 'vhea', 'vmtx', 'BASE'],
};

/** A face as a WOFF2 file: the letters of `text`, along the axes that are kept, with the named features alone. */
export async function makeFace(face) {
  const font = await source(face.source);
  const options = {
    ...PLAIN,
    targetFormat: 'truetype',
    keepFeatures: face.features,
  };
  let result = await subsetFont(font, face.text, { ...options, variationAxes: face.axes });
  if (face.kerningAt) {
    const fixed = readTables(
      await subsetFont(font, face.text, { ...options, variationAxes: face.kerningAt }),
    );
    const tables = readTables(result);
    if (!fixed.get('cmap').equals(tables.get('cmap'))) throw new Error(`${face.file}: glyph order differs`);
    for (const tag of ['GPOS', 'GDEF']) {
      if (fixed.has(tag)) tables.set(tag, fixed.get(tag));
      else tables.delete(tag);
    }
    result = writeTables(tables);
  }
  return subsetFont(result, face.text, { ...options, targetFormat: 'woff2' });
}
