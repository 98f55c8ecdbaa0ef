import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_CACHE, openCache } from '../../../../tools/step/cache.ts';
import { root } from '../../../../tools/step/step.ts';
import { FAMILIES } from './families.ts';
import type { Face } from './faces.ts';
import { ASCII } from './latin.ts';
import { lettersOf } from './letters.ts';
import { slicesOf } from './slices.ts';
import { heldBy } from './subset.ts';

/** Ids of the messages that headings, ledes and articles are made of; the pages show where one is not counted. */
const SERIF = /^(?:article|news\.\d+)\b|\b(?:title|lede|lead|story|intro|close|body)$/;

/** Ids of what stands around every page. */
const FRAME = /^shell\.(?:nav|footer|skip|backToTop)\b/;

/** Texts by id, by the area that they belong to. */
export type Texts = ReadonlyMap<string, readonly (readonly [id: string, text: string])[]>;

/** One text for each area, of the messages whose ids are wanted. */
const byArea = (texts: Texts, isWanted: (id: string) => boolean = () => true): Map<string, string> =>
  new Map(
    [...texts].map(([area, messages]) => [
      area,
      messages.flatMap(([id, text]) => (isWanted(id) ? [text] : [])).join(''),
    ]),
  );

const kept = openCache(path.join(root, BUILD_CACHE));

const lettersByArea = (texts: ReadonlyMap<string, string>) =>
  [...texts].map(([area, text]) => [area, lettersOf(text).join('')] as const);

/** Slices, kept by their letters: whoever changes a sentence seldom brings a new one, and to find them takes half a second. */
async function keptSlices(...[texts, others, always]: Parameters<typeof slicesOf>): Promise<string[]> {
  const letters = [lettersByArea(texts), lettersByArea(others), lettersOf(always).join('')] as const;
  const maker = readFileSync(path.join(import.meta.dirname, 'slices.ts'));
  const slices = await kept(['slices', maker, JSON.stringify(letters)], () => {
    const [texts, others, always] = letters;
    return Promise.resolve(Buffer.from(JSON.stringify(slicesOf(new Map(texts), new Map(others), always))));
  });
  return JSON.parse(Buffer.from(slices).toString()) as string[];
}

/** Files of the letters that a family lacks. */
const FURTHER = { serif: 'newsreader-roman-further', sans: 'hanken-grotesk-further' };

/** A face, or letters that the file of a Latin face lends to its family. */
export type JapaneseFace = Face | (Omit<Face, 'file' | 'source'> & { borrowed: string });

/**
 * Faces of Japanese, the Latin letters of its pages among them; `shared` is what is said in every language. The common
 * slice comes first and claims every character: the slices after it claim theirs. Letters that a family lacks are those
 * of a Latin face, named by `borrowed`.
 */
export async function japaneseFaces(texts: Texts, shared: string): Promise<JapaneseFace[]> {
  const families = FAMILIES.map(async ({ role, family, file, source }): Promise<JapaneseFace[]> => {
    const sets = (id: string) => SERIF.test(id) === (role === 'serif');
    const held = await heldBy(source);
    const frame = byArea(texts, (id) => FRAME.test(id) && sets(id));
    const always = ASCII + shared + [...frame.values()].join('');
    const slices = await keptSlices(byArea(texts, sets), byArea(texts), always);
    const face = { family, descriptors: { style: 'normal', weight: '400' } };
    const lacking = lettersOf(slices.join('')).filter((letter) => !held.has(letter));
    return [
      ...slices.map((text, i) => ({
        ...face,
        source,
        file: `${file}-${i}`,
        text: Array.from(text)
          .filter((letter) => held.has(letter))
          .join(''),
        claimsAll: i === 0,
      })),
      ...(lacking.length > 0 ? [{ ...face, borrowed: FURTHER[role], text: lacking.join('') }] : []),
    ];
  });
  return (await Promise.all(families)).flat();
}
