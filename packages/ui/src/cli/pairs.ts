import type { color } from '../tokens.ts';

/** The role of a colour: the last part of `--gloam-color-…`. */
export type Role = keyof typeof color;

/** A foreground colour, the colour behind it, and their minimum contrast. */
export type Pair = readonly [front: Role, ground: Role, least: number];

const GROUNDS = ['ground-deep', 'ground', 'ground-raised', 'ground-hover'] as const;

const TEXT = 4.5;
const MARK = 3;

const on = (least: number, front: Role, ...grounds: readonly Role[]): Pair[] =>
  grounds.map((ground) => [front, ground, least]);

/** The pairs in which components put text or a mark on a surface, with their contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const PAIRS: readonly Pair[] = [
  ...on(TEXT, 'text', ...GROUNDS, 'danger-wash'),
  ...on(TEXT, 'text-body', ...GROUNDS),
  ...on(TEXT, 'text-muted', ...GROUNDS),
  ...on(TEXT, 'text-disabled', 'ground-deep', 'ground', 'ground-raised'),
  ...on(TEXT, 'accent-text', ...GROUNDS),
  ...on(TEXT, 'danger-text', 'ground-deep', 'ground', 'ground-raised', 'danger-wash'),
  ...on(TEXT, 'success', 'ground-deep', 'ground', 'ground-raised'),
  ...on(TEXT, 'on-accent', 'accent', 'accent-hover'),
  ...on(TEXT, 'on-accent-busy', 'accent-busy'),
  ...on(TEXT, 'inverse-text', 'inverse'),
  ...on(TEXT, 'inverse-muted', 'inverse'),
  ...on(TEXT, 'inverse-accent', 'inverse'),
  ...on(MARK, 'accent', 'ground-deep', 'ground', 'ground-raised'),
  ...on(MARK, 'danger', 'ground-deep', 'ground', 'ground-raised'),
  ...on(MARK, 'border-control', 'ground-deep', 'ground', 'ground-raised'),
];
