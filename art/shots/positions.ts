import type { Shot } from '../scenes/index.ts';
import type { Motif } from './picture.ts';

/** Six moments of one walk, a fifth of two steps apart. */
const WALK = [0, 1, 2, 3, 4, 5].map((moment): Shot => ({
  scene: 'chrono',
  passes: 2,
  figure: { at: [-0.9 + 0.36 * moment, 0, 5], stride: (0.02 + 0.2 * moment) % 1 },
}));

/** The chair before the door. */
const CHAIR: Shot = { scene: 'doorway', eye: [-0.35, 1.2, -0.3], lens: 2, shift: [0.37, -0.16] };

/** A third of a frame, counted from the right: its windows are to the left, and the prints are flopped. */
const pool = (third: number): Shot => ({
  scene: 'pool',
  figure: null,
  prop: 1,
  eye: [0.9, 1.9, -1.8],
  lens: 1.05,
  shift: [-0.1 + (1 - third) * (640 / 1080), -0.06],
});

/** Banners of the positions, each drawn the way its craft sees the world. */
export const POSITIONS = {
  'position-rigger': {
    scene: 'corridor',
    mode: 'contour',
    eye: [0.35, 1.3, 0.8],
    lens: 1.3,
    look: { uExp: 1 },
  },
  'position-animator': { exposures: WALK },
  'position-technical': {
    panels: [
      { ...CHAIR, mode: 'depth', look: { uExp: 1.2, uContrast: 0.9, uVig: 0 } },
      { ...CHAIR, mode: 'normals', look: { uExp: 0.24, uSat: 0.12, uContrast: 0.8, uVig: 0 } },
      { ...CHAIR, mode: 'contour', look: { uExp: 0.9, uVig: 0 } },
      { ...CHAIR, passes: 8, look: { uVig: 0 } },
    ],
  },
  'position-environment': {
    panels: [
      { ...pool(0), mode: 'contour', look: { uExp: 0.75 } },
      { ...pool(1), mode: 'clay', look: { uExp: 0.68 } },
      { ...pool(2), lamps: [2.6, 1] },
    ],
    flopped: true,
  },
  'position-hard-surface': {
    scene: 'tunnel',
    prop: 1,
    mode: 'clay',
    figure: null,
    eye: [0.5, 1.5, 3.4],
    yaw: 0.3,
    pitch: -0.05,
    lens: 1.2,
    look: { uExp: 0.7 },
  },
  'position-character': { scene: 'bust', seed: 7, eye: [0.55, 1.5, -2.1], lens: 2.2 },
  'position-concept': {
    scene: 'moor',
    seed: 5,
    passes: 12,
    figure: null,
    lamps: [3.2, 3.2, 1],
    eye: [-3.4, 1.7, -6],
    lens: 1.05,
  },
  'position-fx': {
    scene: 'chapel',
    fog: 2.6,
    fogSteps: 20,
    lamps: [1.3, 0.2],
    figure: null,
    eye: [1.3, 1.4, 3.5],
    yaw: -0.35,
    lens: 1.2,
    shift: [0, 0.2],
  },
  'position-prop': {
    scene: 'ward',
    mode: 'clay',
    eye: [0.35, 0.95, 4.9],
    yaw: -0.12,
    pitch: -0.08,
    lens: 1.35,
    look: { uExp: 0.56, uContrast: 1, uVig: 1 },
  },
  'position-sound': { waveform: { scene: 'tunnel', eye: [0.2, 1.4, 3], lamps: [4, 1.8], figure: null } },
  'position-programmer': {
    scene: 'forest',
    mode: 'depth',
    seed: 2,
    figure: null,
    look: { uExp: 0.66, uContrast: 1 },
  },
} satisfies Record<string, Motif>;
