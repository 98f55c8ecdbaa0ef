import type { Direction } from './lightbox.logic.js';

/** Minimum distance of a swipe, in CSS pixels. */
export const SWIPE_DISTANCE = 48;

/** Returns the step of a movement; `undefined` if it was too short or too vertical. */
export function stepOfSwipe(dx: number, dy: number, direction: Direction): 'previous' | 'next' | undefined {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx < 0 === (direction === 'ltr') ? 'next' : 'previous';
}

/**
 * Returns how much a movement dims the picture, from 0 to 0.5. Dimming is the feedback, as the picture doesn't move.
 */
export function dimmingOf(dx: number): number {
  return Math.min(Math.abs(dx) / (2 * SWIPE_DISTANCE), 1) * 0.5;
}
