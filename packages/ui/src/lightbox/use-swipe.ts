'use client';

import { useRef, type PointerEvent } from 'react';
import type { Direction } from './lightbox.logic.js';
import { dimmingOf, stepOfSwipe } from './swipe.logic.js';

/**
 * Returns handlers for the swipeable box. One finger or pen makes one step; a second finger, or the browser taking
 * over the gesture, cancels it. Mouse users have the buttons.
 */
export function useSwipe(onStep: (step: 'previous' | 'next') => void, enabled: boolean) {
  const start = useRef<{ id: number; x: number; y: number }>(null);

  const dim = (box: HTMLElement, dx: number) => {
    box.style.opacity = String(1 - dimmingOf(dx));
  };
  const callOff = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    dim(currentTarget, 0);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) callOff(event);
      else if (enabled && event.pointerType !== 'mouse' && !isMagnified())
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id === event.pointerId) dim(event.currentTarget, event.clientX - start.current.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.id !== event.pointerId) return;
      callOff(event);
      const direction = getComputedStyle(event.currentTarget).direction as Direction;
      const step = stepOfSwipe(event.clientX - from.x, event.clientY - from.y, direction);
      if (step) onStep(step);
    },
    onPointerCancel: callOff,
  };
}

/** Returns whether the page is pinch-zoomed; one finger then pans the page. */
function isMagnified() {
  return (window.visualViewport?.scale ?? 1) > 1;
}
