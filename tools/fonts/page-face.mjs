import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { lettersOf } from './letters.mjs';
import { lettersIn, PLAIN, source } from './subset.mjs';

const hash = (...parts) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
};

const IS_PAGE_FACE = /-page\.[\da-f]+\.woff2$/;

/**
 * Makes the faces of single pages: files in the folder `to`, which loses those that it had. To pack a face takes a quarter
 * of a second, so they are kept in `cache` too, until `clean` is told that no page asked for them.
 */
export async function pageFaces(to, cache) {
  await mkdir(cache, { recursive: true });
  await mkdir(to, { recursive: true });
  for (const name of await readdir(to)) if (IS_PAGE_FACE.test(name)) await rm(path.join(to, name));

  const fonts = new Map();
  async function fontOf(name) {
    const packed = await source(name);
    let unpacked;
    return {
      packed,
      held: lettersIn(packed),
      unpacked: () =>
        (unpacked ??= subsetFont(packed, '', { keepAllGlyphs: true, targetFormat: 'truetype' })),
    };
  }

  const used = new Map();
  async function write(family, font, text) {
    const kept = `${hash(font.packed, JSON.stringify(PLAIN), text)}.woff2`;
    if (used.has(kept)) return used.get(kept);
    const made = path.join(cache, kept);
    const bytes = await readFile(made).catch(async () => {
      const packed = await subsetFont(await font.unpacked(), text, { ...PLAIN, targetFormat: 'woff2' });
      await writeFile(made, packed);
      return packed;
    });
    const file = `${family.file}-page.${hash(bytes).slice(0, 8)}.woff2`;
    await copyFile(made, path.join(to, file));
    used.set(kept, file);
    return file;
  }

  return {
    /**
     * A face of one of `FAMILIES` with the letters of `text`: the name of its file, none where it would hold nothing, and
     * the letters that the family lacks.
     *
     * @type {(family: typeof import('./families.mjs').FAMILIES[number], text: string) =>
     *   Promise<{ file: string | undefined, lacking: string[] }>}
     */
    async face(family, text) {
      if (!fonts.has(family.source)) fonts.set(family.source, fontOf(family.source));
      const font = await fonts.get(family.source);
      const letters = Map.groupBy(lettersOf(text), (letter) => font.held.has(letter));
      const held = letters.get(true);
      return { file: held && (await write(family, font, held.join(''))), lacking: letters.get(false) ?? [] };
    },

    /** Forgets what nobody has asked for. */
    async clean() {
      for (const name of await readdir(cache)) if (!used.has(name)) await rm(path.join(cache, name));
    },
  };
}
