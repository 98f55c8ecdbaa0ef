import { writeFont } from './faces.ts';
import { FAMILIES, type Family, type Role } from './families.ts';
import { ASCII } from './latin.ts';
import { lettersOf } from './letters.ts';
import { heldBy } from './subset.ts';
import { sharedText, textsIn, type Texts } from './texts.ts';

/** A font with the letters of one page, set in one family. */
export interface JapaneseFace {
  family: string;
  /** Address of its file. */
  file: string;
}

/** The faces of every page, by its path. */
export type JapaneseFaces = Readonly<Record<string, readonly JapaneseFace[]>>;

/** Ids of the messages that headings, ledes and articles are made of. */
const SERIF = /^(?:article|news\.\d+)\b|\b(?:title|lede|lead|story|intro|close|body)$/;

/** The role of a message, by its id. */
export const roleOf = (id: string): Role => (SERIF.test(id) ? 'serif' : 'sans');

/** A Japanese page. */
export interface JapanesePage {
  /** Text that it shows, by role, such as `serif`. */
  shown: ReadonlyMap<string, string>;
  /** Catalogs that it reads. Messages that it does not show yet get their role from their ids. */
  areas: readonly string[];
}

/** The letters that a page sets in a family, and what is said in every language. Latin faces have what it lacks. */
async function lettersFor({ role, source }: Family, { shown, areas }: JapanesePage, texts: Texts) {
  const held = await heldBy(source);
  const all = [...shown.values()].join('');
  const hidden = areas
    .flatMap((area) => texts.get(area) ?? [])
    .filter(([id, text]) => roleOf(id) === role && !all.includes(text))
    .map(([, text]) => text);
  return lettersOf(ASCII + sharedText() + (shown.get(role) ?? '') + hidden.join(''))
    .filter((letter) => held.has(letter))
    .join('');
}

/** Makes two files for each page, with all letters that it sets in each family, in the folder `to`. */
export async function makeJapaneseFaces(
  pages: Readonly<Record<string, JapanesePage>>,
  to?: string,
): Promise<JapaneseFaces> {
  const texts = await textsIn('jp');
  const made = Object.entries(pages).map(async ([path, page]) => {
    const faces = FAMILIES.map(async (family): Promise<JapaneseFace> => {
      const text = await lettersFor(family, page, texts);
      const file = await writeFont(family.file, { source: family.source, text }, to);
      return { family: family.family, file: `/fonts/${file}` };
    });
    return [path, await Promise.all(faces)] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}
