import { ASCII } from './latin.mjs';
import { heldBy } from './subset.mjs';
import { slicesOf } from './slices.mjs';
import { lettersOf } from './texts.mjs';

/** Ids of the messages that headings, ledes and articles are made of; the pages show where one is not counted. */
const SERIF = /^(?:article|news\.\d+)\b|\b(?:title|lede|lead|story|intro|close|body)$/;

/** Ids of what stands around every page. */
const FRAME = /^shell\.(?:nav|footer|skip|backToTop)\b/;

const FAMILIES = [
  {
    family: 'Shippori Mincho B1',
    file: 'shippori-mincho',
    source: '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-400-normal',
    further: 'newsreader-roman-further',
    sets: (id) => SERIF.test(id),
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp',
    source: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal',
    further: 'hanken-grotesk-further',
    sets: (id) => !SERIF.test(id),
  },
];

/**
 * Faces of Japanese, the Latin letters of its pages among them; `textsOf` gives the texts by area, all or those that
 * its argument picks by their ids; `shared` are those in every language. The common
 * slice comes first and claims every character: the slices after it claim theirs. Letters that a family lacks are those
 * of a Latin face, named by `borrowed`.
 */
export async function japaneseFaces(textsOf, shared) {
  const all = await textsOf();
  const families = FAMILIES.map(async ({ family, file, source, further, sets }) => {
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
      ...(lacking.length > 0 ? [{ ...face, borrowed: further, text: lacking.join('') }] : []),
    ];
  });
  return (await Promise.all(families)).flat();
}
