import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FONTS, writeFont } from './faces.ts';
import type { Family } from './families.ts';
import { lettersOf } from './letters.ts';
import { heldBy } from './subset.ts';

const IS_PAGE_FONT = /-page\.[\da-f]+\.woff2$/;

/**
 * Makes the fonts of single pages: files in the folder `to`, which loses those that it had. The function that it returns makes one
 * with the letters of a text: the name of its file, none where it would hold nothing, and the letters that the family lacks.
 */
export async function openPageFonts(to: string) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(to)) if (IS_PAGE_FONT.test(name)) await rm(path.join(to, name));

  return async (
    { file: name, source }: Family,
    text: string,
  ): Promise<{ file?: string; lacking: string[] }> => {
    const held = await heldBy(source);
    const letters = Map.groupBy(lettersOf(text), (letter) => held.has(letter));
    const lacking = letters.get(false) ?? [];
    const own = letters.get(true);
    if (!own) return { lacking };
    const file = await writeFont(`${name}-page`, { source, text: own.join('') });
    await copyFile(path.join(FONTS, file), path.join(to, file));
    return { file, lacking };
  };
}
