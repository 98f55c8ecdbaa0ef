import { FAMILIES } from './families.mjs';
import { ASCII } from './latin.mjs';
import { lettersOf } from './letters.mjs';
import { slicesOf } from './slices.mjs';
import { heldBy } from './subset.mjs';

/** Ids of the messages that headings, ledes and articles are made of; the pages show where one is not counted. */
const SERIF = /^(?:article|news\.\d+)\b|\b(?:title|lede|lead|story|intro|close|body)$/;

/** Ids of what stands around every page. */
const FRAME = /^shell\.(?:nav|footer|skip|backToTop)\b/;

/** Files of the letters that a family lacks. */
const FURTHER = { serif: 'newsreader-roman-further', sans: 'hanken-grotesk-further' };

/**
 * Faces of Japanese, the Latin letters of its pages among them; `textsOf` gives the texts by area, all or those that
 * its argument picks by their ids; `shared` are those in every language. The common
 * slice comes first and claims every character: the slices after it claim theirs. Letters that a family lacks are those
 * of a Latin face, named by `borrowed`.
 */
export async function japaneseFaces(textsOf, shared) {
  const all = await textsOf();
  const families = FAMILIES.map(async ({ role, family, file, source }) => {
    const sets = (id) => SERIF.test(id) === (role === 'serif');
    const held = await heldBy(source);
    const frame = await textsOf((id) => FRAME.test(id) && sets(id));
    const always = ASCII + shared + [...frame.values()].join('');
    const slices = slicesOf(await textsOf(sets), all, always);
    const face = { family, source, features: [], descriptors: { style: 'normal', weight: '400' } };
    const lacking = lettersOf(slices.join('')).filter((letter) => !held.has(letter));
    return [
      ...slices.map((text, i) => ({
        ...face,
        file: `${file}-${i}`,
        text: [...text].filter((letter) => held.has(letter)).join(''),
        claimsAll: i === 0,
      })),
      ...(lacking.length > 0 ? [{ ...face, borrowed: FURTHER[role], text: lacking.join('') }] : []),
    ];
  });
  return (await Promise.all(families)).flat();
}
