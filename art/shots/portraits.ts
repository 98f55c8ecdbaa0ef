// Portraits of the people whose pictures the content names. The number in the name is the seed. The person's first role decides which
// thing of their craft is visible.
import type { Shot } from '../scenes/index.ts';
import { readAuthorPortraits, readTeam } from '../site.ts';
import type { Picture } from './picture.ts';

const SIZE = { width: 640, height: 800 };

/** Replacement seeds for numbers whose own portrait was unclear, too large a file, or too much like another. */
const SEEDS: Readonly<Record<number, number>> = {
  3: 245,
  8: 219,
  16: 202,
  19: 248,
  23: 225,
  31: 236,
  46: 232,
  54: 228,
  68: 226,
  79: 247,
  83: 231,
  98: 241,
  101: 224,
  115: 243,
  133: 204,
};

/** Visible things of the crafts, by their numbers in `scenes/bust.glsl`. */
const THINGS = {
  stylus: { prop: 1 },
  boom: { prop: 2 },
  headset: { prop: 3 },
  strings: { prop: 4 },
  screen: { prop: 5 },
} satisfies Record<string, Partial<Shot>>;

/** Object that each craft works with. Portraits of other crafts show none. */
const OF_CRAFT: Readonly<Record<string, keyof typeof THINGS>> = {
  director: 'headset',
  producer: 'headset',
  prop: 'stylus',
  hard_surface: 'stylus',
  character: 'stylus',
  grooming: 'stylus',
  environment: 'stylus',
  material: 'stylus',
  concept: 'stylus',
  graphic_design: 'stylus',
  ui: 'stylus',
  technical: 'screen',
  programmer: 'screen',
  web: 'screen',
  sound: 'boom',
  music: 'boom',
  animator: 'strings',
  rigger: 'strings',
};

type Choice<Item> = readonly [Item, ...Item[]];

/** Crops, from the head alone to the chest: the camera's height in metres, its focal length, and how far it may stand aside. */
const CROPS: Choice<{ height: number; lens: number; aside: number }> = [
  { height: 1.63, lens: 3.7, aside: 0.09 },
  { height: 1.57, lens: 2.75, aside: 0.12 },
  { height: 1.57, lens: 2.75, aside: 0.12 },
  { height: 1.5, lens: 2.05, aside: 0.15 },
];

/** Angles of the camera: level, and from above or below. */
const ANGLES: Choice<{ rise: number; pitch: number }> = [
  { rise: 0, pitch: 0 },
  { rise: 0.34, pitch: -0.175 },
  { rise: -0.32, pitch: 0.165 },
  { rise: 0, pitch: 0 },
];

/** Returns a share between 0 and 1 for a number. Neighbouring numbers are far apart. */
const share = (number: number, step: number) => (number * step) % 1;

const oneOf = <Item>(items: Choice<Item>, at: number): Item =>
  items[Math.floor(at * items.length)] ?? items[0];

/** Returns where the camera of a portrait stands. */
function cameraOf(seed: number) {
  const { height, lens, aside } = oneOf(CROPS, share(seed, 0.3838));
  const { rise, pitch } = oneOf(ANGLES, share(seed, 0.8807));
  const offset = aside * (2 * share(seed, 0.0593) - 1);
  return { eye: [0, height + rise, -1.9], pitch, lens, shift: [offset, 0] } satisfies Partial<Shot>;
}

/** Share of those who work with a thing who are seen with it. */
const SHOWN = { stylus: 0.25, boom: 0.7, headset: 0.6, strings: 0.6, screen: 0.6 } as const;

/** Returns a portrait by its number and the person's craft. */
export function portrait(number: number, craft?: string): Picture {
  const seed = SEEDS[number] ?? number;
  const thing = craft && OF_CRAFT[craft];
  const shown = thing && share(seed, 0.1372) < SHOWN[thing];
  return { scene: 'bust', seed, passes: 4, size: SIZE, ...cameraOf(seed), ...(shown && THINGS[thing]) };
}

/** Returns the number of a portrait, from its name or path. */
export const portraitNumber = (name: string): number | undefined => {
  const digits = /(?:^|\/)portrait-(\d+)$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

export function portraits(): Record<string, Picture> {
  const team = readTeam();
  const crafts = new Map(team.map(({ id, roles }) => [id, roles[0]]));
  const numbers = new Set([
    ...team.filter(({ portrait = true }) => portrait).map(({ id }) => id),
    ...readAuthorPortraits()
      .map(portraitNumber)
      .filter((number) => number !== undefined),
  ]);
  return Object.fromEntries(
    [...numbers]
      .sort((a, b) => a - b)
      .map((number) => [`portrait-${number}`, portrait(number, crafts.get(number))]),
  );
}
