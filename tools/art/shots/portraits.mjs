// A portrait for each person whose picture the content names; the number in the name is the seed.
import { authors } from '../../../apps/site/content/authors.ts';
import { team } from '../../../apps/site/content/team.ts';

const SIZE = { width: 640, height: 800 };

/** Whose own number made a bare head like a mannequin's: another one. */
const SEEDS = { 115: 215 };

/** A portrait by its number. */
export const portrait = (number) => ({ scene: 'bust', seed: SEEDS[number] ?? number, passes: 4, size: SIZE });

export function portraits() {
  const named = [
    ...team.map(({ image }) => image ?? ''),
    ...Object.values(authors).map(({ image }) => image.path),
  ];
  const seeds = named.map((name) => Number(/portrait-(\d+)$/.exec(name)?.[1])).filter(Boolean);
  return Object.fromEntries(
    [...new Set(seeds)].sort((a, b) => a - b).map((seed) => [`portrait-${seed}`, portrait(seed)]),
  );
}
