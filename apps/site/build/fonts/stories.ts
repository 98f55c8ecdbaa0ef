import { faceRule, writeFont } from './faces.ts';
import { FAMILIES } from './families.ts';
import { lettersOf } from './letters.ts';
import { heldBy } from './subset.ts';

const ROMAN = { style: 'normal', weight: '300 400' };
const TEXT = { style: 'normal', weight: '400 600' };
const REBATE = { style: 'normal', weight: '400', stretch: '112.5%' };

/** Families that each role's characters are added to. Faces of the same family need the same descriptors. */
const LENT_TO = {
  serif: [{ family: 'Newsreader', descriptors: ROMAN }],
  sans: [
    { family: 'Hanken Grotesk', descriptors: TEXT },
    { family: 'Martian Mono', descriptors: REBATE },
  ],
};

const FIRST = '\u3000';
/** Claims the whole range, because browsers fall through to the next font for missing glyphs. */
const RANGES = ['u+3000-ffef'];

/**
 * Returns rules for the Japanese characters in the stories' text. The site's fonts contain only the site's own text, and no Japanese in its
 * other languages. Writes one file per role to `folder`.
 */
export async function storyRules(text: string, folder?: string): Promise<string[]> {
  const rules = FAMILIES.map(async ({ role, source }) => {
    const held = await heldBy(source);
    const letters = lettersOf(text).filter((letter) => letter >= FIRST && held.has(letter));
    const subset = { source, text: letters.join('') };
    const file = await writeFont(`stories-${role}`, subset, folder);
    return LENT_TO[role].map((face) => faceRule({ ...face, text: subset.text }, file, RANGES));
  });
  return (await Promise.all(rules)).flat();
}
