import type { Direction } from './lightbox.logic.js';

/** How far a finger has to go, in CSS pixels. */
export const SWIPE_DISTANCE = 48;

/** The step that a movement makes; `undefined` when it was too short, or went more up or down than aside. */
export function stepOfSwipe(dx: number, dy: number, direction: Direction): 'previous' | 'next' | undefined {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx < 0 === (direction === 'ltr') ? 'next' : 'previous';
}

/** How much of the picture's light a movement takes: nothing moves, so light has to say that the finger is felt. */
export function dimmingOf(dx: number): number {
  return Math.min(Math.abs(dx) / (2 * SWIPE_DISTANCE), 1) * 0.5;
}
