import { writeFont } from './faces.ts';
import { FAMILIES, type Family, type Role } from './families.ts';
import { ASCII } from './latin.ts';
import { lettersOf } from './letters.ts';
import { heldBy } from './subset.ts';
import { sharedText, textsIn, type Texts } from './texts.ts';

/** Font with the characters that one page uses in one family. */
export interface JapaneseFace {
  family: string;
  /** URL of the file. */
  file: string;
}

/** Fonts of every page, by path. */
export type JapaneseFaces = Readonly<Record<string, readonly JapaneseFace[]>>;

/** Ids of messages in headings, ledes and articles. */
const SERIF = /^(?:article|news\.\d+)\b|\b(?:title|lede|lead|story|intro|close|body)$/;

/** Returns the role of a message by its id. */
export const roleOf = (id: string): Role => (SERIF.test(id) ? 'serif' : 'sans');

/** Japanese page. */
export interface JapanesePage {
  /** Text on the page, by role such as `serif`. */
  shown: ReadonlyMap<string, string>;
  /** Catalogs of the page. Their messages may appear later, with a role derived from their ids. */
  areas: readonly string[];
}

/** Returns the characters that a page uses in a family, plus those shared by all languages. The Latin fonts cover what the family lacks. */
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

/** Generates two fonts for each page in the folder `to`, with all characters that it uses in each family. */
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
