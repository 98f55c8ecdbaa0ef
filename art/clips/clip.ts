import type { Walk } from '../renderer.ts';
import type { Shot } from '../scenes/index.ts';
import type { Triple } from '../scenes/shot.ts';
import type { Sound } from './sound.ts';

/** Weight at a time, in seconds from the start of a shot. */
type Moment = readonly [time: number, weight: number];
export type Course = readonly [Moment, ...Moment[]];

/** Shot with motion. */
export interface Take extends Shot {
  seconds: number;
  /**
   * Brightness of each lamp over time, by its number. Lamps are rendered separately and mixed. `ambient` is light without a lamp, the sky
   * is part of lamp 0, and `all` is everything at once.
   */
  light: Readonly<Record<string, Course>>;
  /** Number of the prop over time, for a scene whose prop moves. Each frame is then traced for itself. */
  moves?: Course;
  /** Moves the camera along a straight line. */
  walk?: Way;
  /** Protagonist. The lamp she carries is the last one of the room. */
  her?: Way & {
    turn?: number;
    /** Length of her steps relative to the longest. 0 makes her stand. Default: 0.8. */
    stride?: number;
    /** Position in her gait at the start, in cycles. */
    phase?: number;
    /** Density of the haze around her lamp. Default: 0.05. */
    haze?: number;
    against?: Walk['against'];
  };
  /** Distance that the camera moves between two plates of the room, in metres. Default: 0.5. */
  every?: number;
}

interface Way {
  from: Triple;
  to: Triple;
}

/** Still picture of the site. */
export interface Still {
  still: string;
  seconds: number;
  /** Brightness over time. */
  light: Course;
}

/** Title card with the wordmark. */
export interface Title {
  title: true;
  seconds: number;
  /** Line under the wordmark. Default: none. */
  line?: string;
}

export interface Clip {
  shots: readonly (Take | Still | Title)[];
  sound: Sound;
}

/** Size of every frame, in pixels. */
export const SIZE = { width: 1920, height: 1080 };

/** Frames per second. */
export const FPS = 24;

export const framesOf = ({ seconds }: { seconds: number }): number => Math.round(seconds * FPS);

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const smooth = (x: number) => x * x * (3 - 2 * x);

/** Interpolates the weight at a time. */
export function weightAt(course: Course, time: number): number {
  const before = course.findLast(([when]) => when <= time) ?? course[0];
  const after = course.find(([when]) => when > time);
  if (!after || after === before) return before[1];
  return between(before[1], after[1], smooth((time - before[0]) / (after[0] - before[0])));
}
