// A portrait for each person whose picture the content names; the number in the name is the seed.
import { loadContent } from '../../../apps/site/build/content/load-content.ts';
import type { Picture } from './picture.ts';

const SIZE = { width: 640, height: 800 };

/** Whose own number made a bare head like a mannequin's: another one. */
const SEEDS: Readonly<Record<number, number>> = { 115: 215 };

/** A portrait by its number. */
export const portrait = (number: number): Picture => ({
  scene: 'bust',
  seed: SEEDS[number] ?? number,
  passes: 4,
  size: SIZE,
});

/** The number of a portrait, from its name or path. */
export const portraitNumber = (name: string): number | undefined => {
  const digits = /(?:^|\/)portrait-(\d+)$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

export function portraits(): Record<string, Picture> {
  const { authors, team } = loadContent().modules;
  const named = [
    ...team.team.map(({ image }) => image ?? ''),
    ...Object.values(authors.authors).map(({ image }) => image.name),
  ];
  const numbers = new Set(named.map(portraitNumber).filter((number) => number !== undefined));
  return Object.fromEntries(
    [...numbers].sort((a, b) => a - b).map((number) => [`portrait-${number}`, portrait(number)]),
  );
}
