export type Pair = readonly [number, number];
export type Triple = readonly [number, number, number];

/** Development of a print. The names are the uniforms of `film.glsl`. */
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

/** Way to draw a room: its light, or the view of a craft. */
export type Mode = 'light' | 'clay' | 'normals' | 'contour' | 'depth';

/**
 * Person in the room. `turn` is an angle; `stride` and `arm`, for the raised arm, are shares of the maximum. The heroine brings a lamp,
 * the last of the room's lamps. `phase` is her position in her gait, in cycles of two steps.
 */
export interface Figure {
  /** Defaults to `coat`, the figure in the long coat. */
  who?: 'coat' | 'heroine';
  at: Triple;
  turn?: number;
  stride?: number;
  arm?: number;
  phase?: number;
}

/** Camera, lamps and contents of a room. Lengths in metres: x to the right, y up, z away from the camera. Angles in radians. */
export interface View {
  eye: Triple;
  /** Defaults to 0, straight ahead. */
  yaw?: number;
  /** Defaults to 0, level. */
  pitch?: number;
  /** Focal length: the larger, the narrower. */
  lens: number;
  /** Offset of the picture's middle, as shares of its height; defaults to none. */
  shift?: Pair;
  /** Distance that is sharp, `at`, and radius of the lens's opening, `open`. By default, everything is sharp. */
  focus?: { at: number; open: number };
  /** Weights of the room's lamps, four at most. */
  lamps: readonly number[];
  /** Weight of the light that comes from no lamp; defaults to 1. */
  ambient?: number;
  /** Density of the fog, as a share of the room's own; defaults to 1. */
  fog?: number;
  /** Weight of the sky; defaults to 1. */
  sky?: number;
  /** Number of the prop in the room; defaults to 0, none. */
  prop?: number;
  /** Pieces of the scene's source, each of which must occur exactly once, and their replacements. Defaults to none. */
  moved?: Readonly<Record<string, string>>;
  /** `null` leaves out the room's figure. */
  figure?: Figure | null;
  /** Defaults to `light`. */
  mode?: Mode;
  /** Maximum number of steps of a ray; defaults to 56. */
  steps?: number;
  /** Steps through the fog; defaults to 10. */
  fogSteps?: number;
  /** Resolution at which rays are traced, relative to the print; defaults to .55, as grain hides the difference. */
  trace?: number;
}

/** View with everything else that rendering needs. */
export interface Exposable extends View {
  scene: string;
  seed: number;
  passes: number;
  look: Look;
}
