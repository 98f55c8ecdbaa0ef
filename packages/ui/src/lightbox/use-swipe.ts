'use client';

import { useRef, type PointerEvent } from 'react';
import type { Direction } from './lightbox.logic.js';

/** Minimum distance of a swipe, in CSS pixels. */
export const SWIPE_DISTANCE = 48;

/**
 * Returns handlers for the swipeable box. One finger or pen makes one step; a second finger, or the browser taking
 * over the gesture, cancels it. Mouse users have the buttons.
 */
export function useSwipe(onStep: (step: 'previous' | 'next') => void, enabled: boolean) {
  const start = useRef<{ id: number; x: number; y: number }>(null);

  // Dimming is the feedback, as the picture doesn't move.
  const dim = (box: HTMLElement, dx: number) => {
    box.style.opacity = String(1 - Math.min(Math.abs(dx) / (2 * SWIPE_DISTANCE), 1) * 0.5);
  };
  const cancel = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    dim(currentTarget, 0);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) cancel(event);
      else if (enabled && event.pointerType !== 'mouse' && !isMagnified())
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id === event.pointerId) dim(event.currentTarget, event.clientX - start.current.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.id !== event.pointerId) return;
      cancel(event);
      const direction = getComputedStyle(event.currentTarget).direction as Direction;
      const step = stepOfSwipe(event.clientX - from.x, event.clientY - from.y, direction);
      if (step) onStep(step);
    },
    onPointerCancel: cancel,
  };
}

/** Returns whether the page is pinch-zoomed; one finger then pans the page. */
function isMagnified() {
  return (window.visualViewport?.scale ?? 1) > 1;
}

/** Returns the step of a movement; `undefined` if it was too short or too vertical. */
export function stepOfSwipe(dx: number, dy: number, direction: Direction): 'previous' | 'next' | undefined {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx < 0 === (direction === 'ltr') ? 'next' : 'previous';
}
