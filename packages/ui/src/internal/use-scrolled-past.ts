'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  // When a page shrinks and its scroll position is restored within one frame, no `scroll` event is fired.
  const frame = requestAnimationFrame(notify);
  return () => {
    window.removeEventListener('scroll', notify);
    cancelAnimationFrame(frame);
  };
};

/** Whether the page is scrolled by more than `pixels`; `false` on the server. Renders only when the answer changes. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}
