// Portraits of the people whose pictures the content names. The number in the name is the seed. The person's first role decides which
// thing of their craft is visible.
import type { Shot } from '../scenes/index.ts';
import { readAuthorPortraits, readTeam } from '../site.ts';
import type { Picture } from './picture.ts';

const SIZE = { width: 640, height: 800 };

/** Replacement seeds for numbers that gave a head like a bald mannequin's, or hair that covers the whole screen. */
const SEEDS: Readonly<Record<number, number>> = { 44: 644, 115: 215 };

/** Visible things of the crafts, by their numbers in `scenes/bust.glsl`. */
const THINGS = {
  stylus: { prop: 1 },
  boom: { prop: 2 },
  headset: { prop: 3 },
  strings: { prop: 4 },
  /** The screen is the key light, so the lamp behind is dimmed. */
  screen: { prop: 5, lamps: [0.5, 0.2, 0.6, 1] },
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

/** Returns a portrait by its number and the person's craft. */
export function portrait(number: number, craft?: string): Picture {
  const thing = craft && OF_CRAFT[craft];
  return { scene: 'bust', seed: SEEDS[number] ?? number, passes: 4, size: SIZE, ...(thing && THINGS[thing]) };
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
