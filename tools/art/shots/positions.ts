import type { Motif } from './picture.ts';

/** Banners of the positions, each drawn the way its craft sees the world. */
export const POSITIONS = {
  'position-rigger': {
    scene: 'corridor',
    mode: 'contour',
    eye: [0.35, 1.3, 0.8],
    lens: 1.3,
    look: { uExp: 1 },
  },
  'position-animator': { scene: 'chrono' },
  'position-technical': {
    strip: [
      { scene: 'lift', shift: [-0.6, -0.06], mode: 'depth', look: { uExp: 0.7 } },
      { scene: 'lift', shift: [-0.6, -0.06], mode: 'normals', look: { uExp: 0.16, uSat: 0.12 } },
      { scene: 'lift', shift: [-0.6, -0.06], mode: 'contour', look: { uExp: 0.8 } },
      { scene: 'lift', shift: [-0.6, -0.06] },
    ],
  },
  'position-environment': {
    strip: [
      { scene: 'pool', figure: null, eye: [1.4, 1.7, 0.2], lamps: [2.6, 1] },
      { scene: 'pool', figure: null, eye: [1.4, 1.7, 0.2], mode: 'clay', look: { uExp: 0.55 } },
      { scene: 'pool', figure: null, eye: [1.4, 1.7, 0.2], mode: 'contour', look: { uExp: 0.75 } },
    ],
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
