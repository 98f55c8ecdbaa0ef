import type { Walk } from '../renderer.ts';
import type { Shot } from '../scenes/index.ts';
import type { Triple } from '../scenes/shot.ts';
import type { Sound } from './sound.ts';

/** Weights at times, in seconds from the start of a shot. */
type Moment = readonly [time: number, weight: number];
export type Course = readonly [Moment, ...Moment[]];

/** A shot that moves. */
export interface Take extends Shot {
  seconds: number;
  /**
   * The lamps, by their number, and how bright they are over time; they are rendered apart and mixed. `ambient` is what no
   * lamp gives, the sky goes with lamp 0, and `all` is everything at once.
   */
  light: Readonly<Record<string, Course>>;
  /** Moves the camera from one place to another, in a straight line. */
  walk?: Way;
  /** The protagonist; the lamp that she carries is the last of the room's. */
  her?: Way & {
    turn?: number;
    /** How long her steps are, as a share of the longest; without them she stands. Defaults to 0.8. */
    stride?: number;
    /** Where in her gait she starts, in cycles. */
    phase?: number;
    /** How thick the air round her lamp is; defaults to 0.05. */
    haze?: number;
    against?: Walk['against'];
  };
  /** How far the camera gets between two plates of the room, in metres. Defaults to 0.5. */
  every?: number;
}

interface Way {
  from: Triple;
  to: Triple;
}

/** A picture of the site, held. */
export interface Still {
  still: string;
  seconds: number;
  /** How much of its light there is. */
  light: Course;
}

/** The wordmark instead of a shot. */
export interface Title {
  title: true;
  seconds: number;
  /** What stands under it; nothing by default. */
  line?: string;
}

export interface Clip {
  shots: readonly (Take | Still | Title)[];
  sound: Sound;
}

/** Every frame of a clip, in pixels. */
export const SIZE = { width: 1920, height: 1080 };

/** Frames of a second. */
export const FPS = 24;

export const framesOf = ({ seconds }: { seconds: number }): number => Math.round(seconds * FPS);

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const smooth = (x: number) => x * x * (3 - 2 * x);

/** The weight at a time. */
export function weightAt(course: Course, time: number): number {
  const before = course.findLast(([when]) => when <= time) ?? course[0];
  const after = course.find(([when]) => when > time);
  if (!after || after === before) return before[1];
  return between(before[1], after[1], smooth((time - before[0]) / (after[0] - before[0])));
}
