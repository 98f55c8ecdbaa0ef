import type { LightboxTransform } from '../lightbox/lightbox.js';

export interface Point {
  x: number;
  y: number;
}

/** Sizes for the calculations, in CSS pixels. */
export interface Sizes {
  /** Width and height of the box that shows the picture. */
  stage: Point;
  /** Width and height of the whole picture inside the stage, at scale 1. */
  picture: Point;
}

export const MAX_SCALE = 4;
/** Scale that one press of a button or a key adds. */
export const SCALE_STEP = 0.5;
/** Scale after a double tap. */
export const TAP_SCALE = 2;
/** Distance that one press of an arrow key pans, in CSS pixels. */
export const PAN_STEP = 80;

const TAP_TIME = 300;
const TAP_DISTANCE = 24;

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** Returns the nearest transform that leaves no gap between the picture and the edge of the stage. */
function bounded({ scale, x, y }: LightboxTransform, { stage, picture }: Sizes): LightboxTransform {
  const room = (whole: number, seen: number) => Math.max((whole * scale - seen) / 2, 0);
  return {
    scale,
    x: clamp(x, room(picture.x, stage.x)),
    y: clamp(y, room(picture.y, stage.y)),
  };
}

/** Scales the picture around `point`, which moves to `to`. Points are measured from the centre of the stage. */
export function scaleTo(
  from: LightboxTransform,
  scale: number,
  sizes: Sizes,
  point: Point = { x: 0, y: 0 },
  to: Point = point,
): LightboxTransform {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE);
  const grown = next / from.scale;
  return bounded(
    { scale: next, x: to.x - (point.x - from.x) * grown, y: to.y - (point.y - from.y) * grown },
    sizes,
  );
}

export function panBy(from: LightboxTransform, dx: number, dy: number, sizes: Sizes): LightboxTransform {
  return bounded({ scale: from.scale, x: from.x + dx, y: from.y + dy }, sizes);
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Follows two fingers from `before` to `now`, so that the same part of the picture stays under them. */
export function pinch(
  from: LightboxTransform,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  sizes: Sizes,
): LightboxTransform {
  const grown = distance(...now) / Math.max(distance(...before), 1);
  return scaleTo(from, from.scale * grown, sizes, middle(...before), middle(...now));
}

export interface Tap extends Point {
  /** Time of the tap, in milliseconds. */
  time: number;
}

/** Returns whether two taps make a double tap. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  return first !== null && second.time - first.time <= TAP_TIME && distance(first, second) <= TAP_DISTANCE;
}

/** Returns whether a finger came up close to where it went down. */
export function isTap(down: Point, up: Point): boolean {
  return distance(down, up) <= TAP_DISTANCE / 2;
}

/** Returns the transform after a key; `undefined` for other keys, and for the arrow keys at scale 1. */
export function afterKey(key: string, from: LightboxTransform, sizes: Sizes): LightboxTransform | undefined {
  switch (key) {
    case '+':
    case '=':
      return scaleTo(from, from.scale + SCALE_STEP, sizes);
    case '-':
      return scaleTo(from, from.scale - SCALE_STEP, sizes);
    case '0':
      return scaleTo(from, 1, sizes);
  }
  if (from.scale === 1) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return panBy(from, PAN_STEP, 0, sizes);
    case 'ArrowRight':
      return panBy(from, -PAN_STEP, 0, sizes);
    case 'ArrowUp':
      return panBy(from, 0, PAN_STEP, sizes);
    case 'ArrowDown':
      return panBy(from, 0, -PAN_STEP, sizes);
    default:
      return undefined;
  }
}

/** Returns a scale as a percentage: 1.5 is 150. */
export function percentOf(scale: number): number {
  return Math.round(scale * 100);
}
