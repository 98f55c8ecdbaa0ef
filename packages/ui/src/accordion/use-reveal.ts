'use client';

import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isInUpperHalf } from './accordion.logic.js';

const never = () => () => undefined;

/** What covers the top of the page, by its own account, in pixels. */
const coveredTop = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;

/** The browser has not put the page back where it was. */
const isFirstVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** Keeps the page at a place while sections above it change. A move of a pixel makes Firefox forget its scroll anchor. */
function keepPlace(top: number): void {
  for (const place of [top - 1, top]) window.scrollTo({ top: place, behavior: 'instant' });
}

/**
 * Brings the button with an id up, once the page has its new layout, and only where it is not seen well. `follow` does so for
 * the address that a page was opened with; where the HTML was there before the script and somebody has scrolled elsewhere, such as the
 * browser after a reload, the page stays where it is, and the answer is `false`.
 */
export function useReveal() {
  const [target, setTarget] = useState<{ id: string } | { place: number } | null>(null);
  const [isFromServer] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );

  useLayoutEffect(() => {
    if (!target) return;
    if ('place' in target) {
      keepPlace(target.place);
      return;
    }
    const button = document.getElementById(target.id);
    if (!button) return;
    const { top } = button.getBoundingClientRect();
    if (isInUpperHalf(top, { covered: coveredTop(), height: window.innerHeight })) return;
    button.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [target]);

  const reveal = (id: string) => {
    setTarget({ id });
  };
  const follow = (button: HTMLElement) => {
    const { scrollY, innerHeight } = window;
    const { top } = button.getBoundingClientRect();
    const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
    const isThere = Math.abs(top - coveredTop()) < 2 || (isAtEnd && top >= 0 && top < innerHeight);
    const follows = !isFromServer || isThere || isFirstVisit();
    setTarget(follows ? { id: button.id } : { place: scrollY });
    return follows;
  };
  return { reveal, follow };
}
