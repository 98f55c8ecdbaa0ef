'use client';

import { useEffect, type RefObject } from 'react';
import { isComposing } from '../internal/is-composing.js';
import { useLatest } from '../internal/use-latest.js';
import type { Direction, Step } from './lightbox.logic.js';

/**
 * Handles keys while the lightbox is open. Listens on the window: pressing the backdrop may leave focus on `<body>`,
 * whose key events don't reach the dialog. Ignores events that are already handled (default prevented), such as by
 * the zoom.
 */
export function useLightboxKeys(
  dialog: RefObject<HTMLElement | null>,
  open: boolean,
  onStep: (step: Step) => void,
) {
  const latest = useLatest(onStep);
  useEffect(() => {
    if (!open || !dialog.current) return;
    const { direction } = getComputedStyle(dialog.current);
    const onKeyDown = (event: KeyboardEvent) => {
      const combined = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.defaultPrevented || combined || isComposing(event)) return;
      const step = stepOfKey(event.key, direction as Direction);
      if (!step) return;
      event.preventDefault();
      latest.current(step);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [dialog, open, latest]);
}

/** Returns the step of a key; `undefined` for keys that the lightbox doesn't use. */
export function stepOfKey(key: string, direction: Direction): Step | undefined {
  switch (key) {
    case 'ArrowRight':
      return direction === 'rtl' ? 'previous' : 'next';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'next' : 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
