'use client';

import { useEffect, type RefObject } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { stepOfKey, type Direction, type Step } from './lightbox.logic.js';

/**
 * Hears the keys while the lightbox is open. On the window: a press on the dark may leave focus on nothing, from where no
 * key would reach the dialog. A key that somebody prevented, such as a zoom, is theirs.
 */
export function useLightboxKeys(
  dialog: RefObject<HTMLElement | null>,
  open: boolean,
  onStep: (step: Step) => void,
) {
  const latest = useLatest(onStep);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !dialog.current) return;
      if (event.key === 'Tab') turnAround(dialog.current, event);
      if (event.shiftKey) return;
      const step = stepOfKey(event.key, getComputedStyle(dialog.current).direction as Direction);
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

/** From the last control to the first, and back: the platform would leave for the browser's own controls. */
function turnAround(dialog: HTMLElement, event: KeyboardEvent) {
  const controls = [...dialog.querySelectorAll<HTMLElement>('button, a[href]')];
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  const focused = document.activeElement;
  if (focused !== last && focused !== dialog && dialog.contains(focused)) return;
  event.preventDefault();
  first?.focus();
}
