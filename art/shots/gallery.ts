import type { Shot } from '../scenes/index.ts';
import type { Size } from './picture.ts';

const UPRIGHT = { width: 1200, height: 1800 };

/** Pictures that fill a first screen: traced at their full size, so that edges are clean, and with more grain than those seen small. */
const HERO = { passes: 12, trace: 1, look: { uGrain: 0.07 } } satisfies Partial<Shot>;

/** The 29 frames of the contact sheet, in its order: the first four are large. */
export const GALLERY = {
  corridor: { scene: 'corridor', fogSteps: 8, ...HERO, passes: 8 },
  forest: {
    scene: 'forest',
    ...HERO,
    // Between trunks a ray takes many steps: with fewer, light ends there, and the fog behind them is dark.
    steps: 240,
    fog: 0.5,
    look: { ...HERO.look, uExp: 0.66, uContrast: 1 },
  },
  basement: { scene: 'basement' },
  doorway: { scene: 'doorway', ...HERO },
  'ward-window': {
    scene: 'ward',
    seed: 3,
    lamps: [1.15, 0.1],
    eye: [1.1, 0.75, 5.6],
    yaw: -0.72,
    lens: 1.2,
    shift: [0.1, 0.14],
  },
  jetty: { scene: 'jetty', figure: null, lamps: [1, 0.1], ...HERO },
  lift: { scene: 'lift' },
  chapel: { scene: 'chapel', figure: null, lamps: [1.5, 1], ...HERO },
  tunnel: { scene: 'tunnel' },
  'corridor-far': {
    scene: 'corridor',
    seed: 2,
    lamps: [0, 1.4, 0],
    figure: { at: [0.1, 0, 13.5], stride: 0.5 },
    eye: [0, 1.2, 0.4],
    lens: 1.55,
    shift: [0, 0.03],
  },
  moor: { scene: 'moor', figure: null, lamps: [2.4, 2.4, 1], ...HERO },
  archive: { scene: 'archive', figure: null, lamps: [1.3, 0], sky: 0, ...HERO },
  keyhole: { scene: 'keyhole', ...HERO },
  watch: { scene: 'watch', passes: 16 },
  cinema: { scene: 'cinema', ...HERO },
  telephone: { scene: 'telephone', size: UPRIGHT, passes: 8 },
  ward: { scene: 'ward' },
  keys: { scene: 'keys', passes: 16 },
  boat: { scene: 'boat', passes: 8 },
  stairs: { scene: 'stairwell', passes: 8 },
  mug: { scene: 'mug', passes: 16 },
  'archive-ladder': {
    scene: 'archive',
    prop: 1,
    lamps: [0.2, 1.8],
    figure: null,
    eye: [0.25, 0.9, 1.6],
    lens: 1.15,
    look: { uExp: 2 },
  },
  'chapel-candles': {
    scene: 'chapel',
    lamps: [0.08, 3.2],
    figure: null,
    eye: [-0.55, 1.35, 10.2],
    yaw: 0.03,
    lens: 1.6,
    shift: [0.1, 0.06],
  },
  darkroom: { scene: 'darkroom', ...HERO },
  hatch: { scene: 'hatch', size: UPRIGHT, passes: 8 },
  torch: { scene: 'torch', passes: 8 },
  camera: { scene: 'camera', passes: 16 },
  'cinema-row': {
    scene: 'cinema',
    seed: 4,
    lamps: [1.2, 2.2],
    eye: [-4.6, 2.3, 4.2],
    yaw: 0.62,
    lens: 1.2,
    shift: [0.05, 0.1],
    look: { uExp: 2.2 },
  },
  threshold: { scene: 'threshold', passes: 12 },
} satisfies Record<string, Shot & { size?: Size }>;
