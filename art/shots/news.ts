import type { Motif } from './picture.ts';

/** One picture for each article. */
export const NEWS = {
  'news-1': {
    scene: 'cinema',
    seed: 3,
    passes: 10,
    trace: 0.75,
    // The room from its last rows, with a projector lens that fills the screen.
    moved: { 'vec2(.048, .034)': 'vec2(.11, .08)' },
    lamps: [2.6, 0.8, 0, 1.6],
    eye: [0.5, 2.95, 13.8],
    yaw: 3.24,
    lens: 1.15,
    shift: [0, -0.06],
    // Home shows this picture early on phones. Less grain makes the file smaller.
    look: { uGrain: 0.03 },
  },
  'news-2': {
    strip: [
      { scene: 'corridor', figure: null, mode: 'contour', eye: [0.2, 1.4, 0.4], look: { uExp: 1 } },
      { scene: 'corridor', figure: null, mode: 'clay', eye: [0.2, 1.4, 0.4], look: { uExp: 0.65 } },
      { scene: 'corridor', figure: null, eye: [0.2, 1.4, 0.4], lamps: [0, 2, 0.6] },
    ],
  },
  'news-3': { scene: 'basement', eye: [0.6, 0.42, 1.6], yaw: -0.22, lens: 1.35, shift: [0, 0.03] },
  'news-4': {
    scene: 'ward',
    seed: 2,
    eye: [2.2, 1.55, 4.4],
    yaw: -0.5,
    lens: 1.15,
  },
  'news-5': {
    scene: 'mug',
    seed: 2,
    passes: 16,
    eye: [1.3, 1.75, 0.8],
    yaw: -0.34,
    pitch: -0.3,
    lens: 1.25,
    shift: [-0.22, 0.06],
  },
  'news-6': {
    scene: 'archive',
    seed: 2,
    lamps: [0.5, 0],
    sky: 0,
    eye: [-0.28, 1.6, 5.4],
    yaw: 0.32,
    lens: 1.3,
    figure: null,
    look: { uExp: 1.3 },
  },
  'news-7': {
    scene: 'chapel',
    mode: 'clay',
    figure: null,
    eye: [-0.9, 1.5, 1.2],
    yaw: 0.08,
    lens: 1.15,
    look: { uExp: 0.66, uContrast: 1, uVig: 0.9 },
  },
  'news-8': {
    scene: 'bust',
    seed: 3,
    eye: [-0.36, 1.53, -1.5],
    lens: 2.3,
    lamps: [1.6, 1],
    fog: 0.3,
    // Cropped hair, a shirt, and the lit half of a wall that ends behind the head.
    moved: {
      'fract(uSeed * .8191725)': '.3',
      'fract(uSeed * .6710436)': '.01',
      'fract(uSeed * .2451223)': '.15',
      'fract(uSeed * .5497005)': '.8',
      'either(28.)': '-1.',
      '.1 * (k - .5)': '.52',
      'smoothstep(2.4, .2, abs(q.x))': 'smoothstep(1.9, 0., abs(q.x - .4))',
    },
  },
} satisfies Record<string, Motif>;
