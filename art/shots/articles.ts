import type { Motif } from './picture.ts';

const CORNER = { scene: 'chair', lamps: [0, 1], eye: [1.7, 1.5, -0.4], yaw: -0.5, lens: 1.5 } as const;

const KEY = {
  scene: 'keys',
  passes: 16,
  eye: [-0.1, -0.9, -3.4],
  yaw: 0,
  lens: 1.6,
  focus: { at: 3.1, open: 0.03 },
} as const;

/** Returns the light under a door at one exposure of a test strip. */
const exposed = (step: number) =>
  ({
    scene: 'threshold',
    seed: 2,
    passes: 6,
    eye: [-0.3, 1.9, 0.1],
    lens: 1,
    ambient: 14,
    look: { uExp: 0.6 * 2 ** (step / 3) },
  }) as const;

/** Frames inside the articles, two for each, and the days of the festival. */
export const ARTICLES = {
  'article-exposures': { strip: [0, 1, 2, 3, 4, 5, 6].map(exposed) },
  'article-notebook': { scene: 'notebook', passes: 16 },
  'article-shadows': {
    strip: [
      { scene: 'chair', prop: 1, passes: 8, shift: [0.44, -0.1] },
      { scene: 'chair', prop: 2, passes: 12, shift: [-0.44, -0.1] },
    ],
  },
  'article-tiles': { scene: 'tiles', passes: 12 },
  'article-tub': { scene: 'tub', passes: 8 },
  'article-meter': { scene: 'meter', passes: 12 },
  'article-door': {
    strip: [0, 1, 2].map(
      (prop) => ({ scene: 'door', prop, passes: 6, shift: [0.593 * (1 - prop), 0] }) as const,
    ),
  },
  'article-hinge': {
    scene: 'door',
    prop: 1,
    passes: 16,
    lamps: [0.15, 1],
    eye: [0.5, 17.9, 17.4],
    yaw: -0.16,
    pitch: -0.1,
    lens: 1.9,
    shift: [-0.08, 0],
    focus: { at: 2.6, open: 0.03 },
    look: { uExp: 1.15 },
  },
  'article-watch': {
    scene: 'watch',
    seed: 2,
    passes: 16,
    eye: [-0.7, 1.15, 2.1],
    yaw: 0.46,
    pitch: -0.58,
    lens: 1.7,
    focus: { at: 1.75, open: 0.05 },
    look: { uExp: 0.85 },
  },
  'article-headphones': { scene: 'headphones', passes: 16 },
  'article-key': {
    strip: [
      { ...KEY, mode: 'contour', shift: [0.593, 0.05], look: { uExp: 0.8 } },
      { ...KEY, mode: 'clay', shift: [0, 0.05], look: { uExp: 0.6 } },
      { ...KEY, shift: [-0.593, 0.05] },
    ],
  },
  'article-contacts': { scene: 'contacts', passes: 16 },
  'article-stairs': {
    scene: 'stairs',
    mode: 'clay',
    figure: null,
    eye: [-1.6, 1.6, -1.3],
    yaw: 0.34,
    pitch: 0.14,
    lens: 1.25,
    look: { uExp: 0.74, uContrast: 1, uVig: 0.95 },
  },
  'article-corner': {
    strip: [
      { ...CORNER, mode: 'contour', shift: [0.44, -0.1], look: { uExp: 1.1 } },
      { ...CORNER, passes: 8, shift: [-0.44, -0.1], look: { uExp: 3.4 } },
    ],
  },
  'article-napes': {
    strip: [
      { scene: 'nape', passes: 8, shift: [0.44, -0.02] },
      { scene: 'nape', prop: 1, passes: 8, shift: [-0.44, -0.02] },
    ],
  },
  'article-microphone': { scene: 'microphone', passes: 12 },
  'festival-black': {
    scene: 'meter',
    prop: 1,
    passes: 12,
    eye: [1.7, -0.6, 0.4],
    yaw: -0.4,
    pitch: 0.1,
    lens: 1.5,
    focus: { at: 4, open: 0.07 },
  },
  'festival-walk': {
    scene: 'headphones',
    prop: 1,
    passes: 16,
    eye: [-0.9, 0.75, 0.3],
    yaw: 0.2,
    lens: 1.35,
    shift: [-0.06, 0.04],
    focus: { at: 4, open: 0.05 },
  },
  'festival-switch': { scene: 'switch', passes: 16 },
} satisfies Record<string, Motif>;
