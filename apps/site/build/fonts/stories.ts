import { faceRule, writeFont } from './faces.ts';
import { FAMILIES } from './families.ts';
import { lettersOf } from './letters.ts';
import { heldBy } from './subset.ts';

const ROMAN = { style: 'normal', weight: '300 400' };
const TEXT = { style: 'normal', weight: '400 600' };
const REBATE = { style: 'normal', weight: '400', stretch: '112.5%' };

/** Families of the stacks, by the role whose letters they lend. A face joins the others of its family only with the same descriptors. */
const LENT_TO = {
  serif: [{ family: 'Newsreader', descriptors: ROMAN }],
  sans: [
    { family: 'Hanken Grotesk', descriptors: TEXT },
    { family: 'Martian Mono', descriptors: REBATE },
  ],
};

const FIRST = '\u3000';
/** Everything from there on: what a file does not hold, the next face is asked for. */
const RANGES = ['u+3000-ffef'];

/**
 * Rules for the Japanese letters of `text`, what stories say: the faces of the site hold only what the site says, and those
 * of its other languages none of them. One file in `folder` for each role.
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
