'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  // A page that shrinks and is scrolled back within one frame stands where it stood: no event is fired.
  const frame = requestAnimationFrame(notify);
  return () => {
    window.removeEventListener('scroll', notify);
    cancelAnimationFrame(frame);
  };
};

/** Whether the page is scrolled by more than so many pixels; `false` on the server. Draws anew only when the answer changes. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}
