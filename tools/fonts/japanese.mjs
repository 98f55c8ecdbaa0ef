import { ASCII } from './latin.mjs';
import { heldBy } from './subset.mjs';
import { lettersOf } from './texts.mjs';

/** A letter that this many groups use stands in the common slice. */
const COMMON_FROM = 6;
/** A group has a slice of its own from this many letters that it alone uses. */
const OWN_FROM = 20;
/** Letters in a slice of those that some groups share. */
const SHARED_SIZE = 64;

const FAMILIES = [
  {
    family: 'Shippori Mincho B1',
    file: 'shippori-mincho',
    source: '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-400-normal',
    further: 'newsreader-roman-further',
  },
  {
    family: 'Noto Sans JP',
    file: 'noto-sans-jp',
    source: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal',
    further: 'hanken-grotesk-further',
  },
];

/** Catalogs whose pages are alike, and are read one after the other. */
const groupOf = (area) => (area.startsWith('article-') ? 'news' : /^position/.test(area) ? 'careers' : area);

const isKana = (letter) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);

/**
 * Letters of the site in slices, so that a page fetches few that it does not show: what most groups use, what one group
 * alone uses, and the others so that those of the same groups stand together.
 */
function slicesOf(texts, shared) {
  const users = new Map(lettersOf(ASCII + shared).map((letter) => [letter, new Set(['shell'])]));
  for (const [area, text] of texts) {
    for (const letter of lettersOf(text)) {
      users.set(letter, (users.get(letter) ?? new Set()).add(groupOf(area)));
    }
  }
  const slices = { common: '' };
  const between = [];
  const only = Object.groupBy(
    [...users].filter(([, groups]) => groups.size === 1),
    ([, [group]]) => group,
  );
  for (const [letter, groups] of users) {
    const [first] = groups;
    if (groups.size >= COMMON_FROM || groups.has('shell') || letter < '\u3041' || isKana(letter))
      slices.common += letter;
    else if (groups.size === 1 && only[first].length >= OWN_FROM)
      slices[first] = (slices[first] ?? '') + letter;
    else between.push({ letter, groups: [...groups].sort().join() });
  }
  between.sort((a, b) => b.groups.length - a.groups.length || a.groups.localeCompare(b.groups));
  for (let i = 0; i * SHARED_SIZE < between.length; i++) {
    slices[`shared-${i + 1}`] = between
      .slice(i * SHARED_SIZE, (i + 1) * SHARED_SIZE)
      .map(({ letter }) => letter)
      .join('');
  }
  return slices;
}

/**
 * Faces of Japanese, the Latin letters of its pages among them; `texts` by area, `shared` in every language. The common
 * slice comes first and claims every character: the slices after it claim theirs. Letters that a family lacks are those
 * of a Latin face, named by `borrowed`.
 */
export async function japaneseFaces(texts, shared) {
  const slices = Object.entries(slicesOf(texts, shared));
  const families = FAMILIES.map(async ({ family, file, source, further }) => {
    const held = await heldBy(source);
    const face = { family, source, features: [], descriptors: { style: 'normal', weight: '400' } };
    const lacking = slices.flatMap(([, text]) => [...text].filter((letter) => !held.has(letter)));
    return [
      ...slices.map(([slice, text]) => ({
        ...face,
        file: `${file}-${slice}`,
        text: [...text].filter((letter) => held.has(letter)).join(''),
        claimsAll: slice === 'common',
      })),
      ...(lacking.length > 0 ? [{ ...face, borrowed: further, text: lacking.join('') }] : []),
    ];
  });
  return (await Promise.all(families)).flat();
}
