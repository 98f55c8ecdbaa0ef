// What a shot of each scene shows where it does not say otherwise: camera, lamps, figure, look.
import type { Exposable, Look, View } from './shot.ts';

/** How the print is developed where neither the scene nor the shot says otherwise. */
const LOOK: Look = {
  uExp: 1,
  uGrain: 0.055,
  uVig: 0.75,
  uBloom: 0.16,
  uContrast: 0.35,
  uToe: 0.012,
  uShadowTint: [0.9, 0.98, 1.06],
  uHighTint: [1.02, 1, 0.955],
  uHal: [0.5, 0.14, 0.04],
  uSat: 0.35,
};

const SCENES = {
  archive: {
    eye: [0.05, 1.45, -0.4],
    lens: 1.2,
    shift: [-0.02, -0.02],
    lamps: [1, 1],
    figure: { at: [0.1, 0, 11.5], stride: 0.4 },
    steps: 96,
    fogSteps: 5,
    look: { uExp: 1.6 },
  },
  cinema: {
    eye: [0.6, 1.5, -1.2],
    pitch: 0.04,
    lens: 1.15,
    shift: [-0.05, 0.06],
    lamps: [1, 1],
    figure: null,
    fogSteps: 8,
    look: { uExp: 1.5 },
  },
  jetty: {
    eye: [-0.25, 2.0, -2.2],
    lens: 1.3,
    shift: [0.12, 0.02],
    lamps: [1, 1],
    figure: { at: [0.1, 0.57, 16.6], stride: 0.1 },
    fogSteps: 8,
    look: { uExp: 1.6, uContrast: 0.3 },
  },
  lift: {
    eye: [0.1, 1.45, 0.6],
    lens: 1.2,
    shift: [0.04, -0.06],
    lamps: [1, 1],
    figure: null,
    fogSteps: 6,
    look: { uExp: 1.5 },
  },
  pool: {
    eye: [1.1, 1.6, 0.3],
    lens: 1.05,
    shift: [-0.1, -0.06],
    lamps: [1, 1],
    figure: { at: [-0.6, -1.9, 11], stride: 0.4 },
    fogSteps: 6,
    look: { uExp: 1.5 },
  },
  tunnel: {
    eye: [0.35, 1.3, -0.5],
    lens: 1.2,
    shift: [0.02, 0.04],
    lamps: [1, 1],
    figure: { at: [-1.45, 0.42, 12], stride: 0.6 },
    fogSteps: 8,
    look: { uExp: 1.6 },
  },
  basement: {
    eye: [-0.1, 0.82, 0.2],
    lens: 1.05,
    shift: [0.05, 0.02],
    lamps: [1, 1],
    fogSteps: 5,
    look: { uExp: 1.5 },
  },
  bust: {
    eye: [0, 1.56, -1.9],
    lens: 2.6,
    lamps: [1, 1, 1],
    fogSteps: 5,
    look: { uExp: 0.62, uVig: 0.55, uGrain: 0.07, uSat: 0.2, uContrast: 0.3 },
  },
  chapel: {
    eye: [0.12, 1.45, 0.2],
    lens: 1.15,
    shift: [0, 0.14],
    lamps: [1, 1],
    figure: { at: [0.05, 0, 11.6], stride: 0.1 },
    fogSteps: 8,
    look: { uExp: 1.6 },
  },
  chrono: {
    eye: [2.5, 1.4, -1],
    yaw: -0.36,
    lens: 1.3,
    shift: [0, -0.04],
    lamps: [1, 1],
    fogSteps: 8,
    steps: 90,
    look: { uExp: 1.1, uContrast: 0.45 },
  },
  corridor: {
    eye: [0.35, 1.38, -0.6],
    pitch: 0.02,
    lens: 1.2,
    shift: [-0.24, 0],
    lamps: [1, 1, 1],
    figure: { at: [0.45, 0, 5.3], stride: 0.7, arm: 1 },
    fogSteps: 6,
    look: { uExp: 1.9 },
  },
  darkroom: {
    eye: [-0.1, 1.62, -0.35],
    lens: 1.4,
    shift: [0.03, -0.01],
    lamps: [1, 1],
    fogSteps: 5,
    look: {
      uExp: 1.25,
      uSat: 1,
      uShadowTint: [1, 0.96, 0.94],
      uHighTint: [1, 1, 1],
      uHal: [0.35, 0.05, 0.01],
      uContrast: 0.4,
      uGrain: 0.045,
    },
  },
  doorway: {
    eye: [-0.35, 1.2, -0.3],
    lens: 1.25,
    shift: [-0.02, -0.06],
    lamps: [1, 1],
    fogSteps: 6,
    look: { uExp: 1.3 },
  },
  forest: {
    eye: [0.25, 1.12, -0.6],
    lens: 1.45,
    shift: [0.22, 0.1],
    lamps: [1, 1],
    figure: { at: [-0.35, 0.02, 10.5], stride: 0.8 },
    fogSteps: 8,
    look: { uExp: 1.15, uContrast: 0.3 },
  },
  keyhole: {
    eye: [-0.55, 0.12, -2.3],
    yaw: 0.21,
    lens: 1.5,
    shift: [-0.1, 0],
    lamps: [1, 1],
    fogSteps: 8,
    look: { uExp: 1.25, uBloom: 0.2 },
  },
  moor: {
    eye: [-0.4, 1.55, 0],
    lens: 1.2,
    shift: [0.02, 0.235],
    lamps: [1, 1, 1],
    figure: { at: [1.2, 0, 17], stride: 0.8 },
    fogSteps: 10,
    steps: 64,
    look: { uExp: 1.5, uContrast: 0.3, uVig: 0.85 },
  },
  stairs: {
    eye: [-0.15, 1.75, -0.9],
    pitch: 0.14,
    lens: 1.35,
    shift: [-0.12, 0],
    lamps: [1, 1],
    figure: { at: [0.24, 3.33, 8.9], stride: 0.15 },
    fogSteps: 5,
    look: { uExp: 1.7 },
  },
  ward: {
    eye: [0.45, 1.5, -0.4],
    lens: 1.05,
    shift: [-0.12, -0.04],
    lamps: [1, 1],
    fogSteps: 6,
    look: { uExp: 1.6 },
  },
} satisfies Record<string, View & { look: Partial<Look> }>;

/** One picture of a scene: what it does not name is the scene's own. */
export interface Shot extends Partial<View> {
  scene: keyof typeof SCENES;
  /** Of noise and grain; defaults to 1. */
  seed?: number;
  /** How often its rays are traced at most; defaults to 4. */
  passes?: number;
  look?: Partial<Look>;
}

/** A shot over its scene. */
export function shotOf({ scene, look, ...given }: Shot): Exposable {
  const base = SCENES[scene];
  return { seed: 1, passes: 4, ...base, ...given, scene, look: { ...LOOK, ...base.look, ...look } };
}
