import { basename } from 'node:path';
import { FAMILIES } from '../../apps/site/build/fonts/families.ts';
import { heldBy, trueType } from '../../apps/site/build/fonts/subset.ts';

/**
 * The Japanese families with all their letters; the function returned has the one of which a file holds some. A browser fits the
 * letters of a file to lines that it finds in some of them, so that a text looks otherwise by a hair when another brings a letter
 * into its file. Whole, every file looks the same.
 */
export async function openWholeFonts(): Promise<(path: string) => Buffer | undefined> {
  const fonts = await Promise.all(
    FAMILIES.map(async ({ role, file, source }) => ({
      beginnings: [`${file}-`, `stories-${role}.`],
      font: await trueType({ source, text: [...(await heldBy(source))].join('') }),
    })),
  );
  return (path) =>
    fonts.find(({ beginnings }) => beginnings.some((one) => basename(path).startsWith(one)))?.font;
}
