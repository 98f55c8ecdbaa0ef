'use client';

import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The height that is covered at the top of the page, in pixels, as the page's `scroll-padding` declares it. */
const scrollPaddingTop = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;

/** Whether the page was opened by a plain navigation, after which browsers do not restore a scroll position. */
const isFirstVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** Keeps the scroll position while sections above change. Moving by a pixel makes Firefox drop its scroll anchor. */
function preserveScroll(top: number): void {
  for (const place of [top - 1, top]) window.scrollTo({ top: place, behavior: 'instant' });
}

/**
 * Scrolls the button with an id to the top after the page has its new layout, unless it is in the upper half already.
 * `follow` does so for the address that the page was opened with. If the page was rendered on the server and has been
 * scrolled elsewhere since, as by the browser after a reload, it keeps the scroll position and returns `false`.
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
      preserveScroll(target.place);
      return;
    }
    const button = document.getElementById(target.id);
    if (!button) return;
    const { top } = button.getBoundingClientRect();
    if (top >= scrollPaddingTop() && top <= window.innerHeight / 2) return;
    button.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [target]);

  const reveal = (id: string) => {
    setTarget({ id });
  };
  const follow = (button: HTMLElement) => {
    const { scrollY, innerHeight } = window;
    const { top } = button.getBoundingClientRect();
    const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
    const isThere = Math.abs(top - scrollPaddingTop()) < 2 || (isAtEnd && top >= 0 && top < innerHeight);
    const follows = !isFromServer || isThere || isFirstVisit();
    setTarget(follows ? { id: button.id } : { place: scrollY });
    return follows;
  };
  return { reveal, follow };
}
