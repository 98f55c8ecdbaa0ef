export type Pair = readonly [number, number];
export type Triple = readonly [number, number, number];

/** How a print is developed. The names are the uniforms of `film.glsl`. */
export interface Look {
  uExp: number;
  uGrain: number;
  uVig: number;
  uBloom: number;
  uContrast: number;
  uToe: number;
  uShadowTint: Triple;
  uHighTint: Triple;
  uHal: Triple;
  uSat: number;
}

/** What is drawn of a room: its light, or what a craft sees of it. */
export type Mode = 'light' | 'clay' | 'normals' | 'contour' | 'depth';

/**
 * Somebody in the room. `turn` is an angle; `stride` and `arm`, the raised one, are shares of the widest. The heroine brings a lamp:
 * it is the last one of the room's. `phase` is where in her gait she is, in cycles of two steps.
 */
export interface Figure {
  /** Defaults to `coat`, the other one. */
  who?: 'coat' | 'heroine';
  at: Triple;
  turn?: number;
  stride?: number;
  arm?: number;
  phase?: number;
}

/** What is seen of a room. Lengths in metres: x to the right, y up, z away from the camera. Angles in radians. */
export interface View {
  eye: Triple;
  /** Defaults to 0, straight ahead. */
  yaw?: number;
  /** Defaults to 0, level. */
  pitch?: number;
  /** Focal length: the larger, the narrower. */
  lens: number;
  /** By how much of the picture's height its middle is moved; defaults to not at all. */
  shift?: Pair;
  /** What is sharp: `at` is its distance, `open` the radius of the lens's opening. Defaults to everything. */
  focus?: { at: number; open: number };
  /** Weights of the room's lamps, four at most. */
  lamps: readonly number[];
  /** Weight of what no lamp gives; defaults to 1. */
  ambient?: number;
  /** Density of the fog, as a share of the room's own; defaults to 1. */
  fog?: number;
  /** Weight of the sky; defaults to 1. */
  sky?: number;
  /** Number of the thing that stands in the room; defaults to 0, none. */
  prop?: number;
  /** What has been moved: pieces of the scene's text, each of which stands there once, and what stands there now. Defaults to nothing. */
  moved?: Readonly<Record<string, string>>;
  /** `null` leaves the room's figure out. */
  figure?: Figure | null;
  /** Defaults to `light`. */
  mode?: Mode;
  /** The most steps of a ray; defaults to 56. */
  steps?: number;
  /** Steps through the fog; defaults to 10. */
  fogSteps?: number;
  /** Share of the print's size at which its rays are traced; defaults to .55, and grain hides the rest. */
  trace?: number;
}

/** A view with all that rendering needs beside it. */
export interface Exposable extends View {
  scene: string;
  seed: number;
  passes: number;
  look: Look;
}
