'use client';

import { useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../internal/use-latest.js';

/** Calls `onLeave` just before the page is hidden or left, or the component unmounts. */
export function usePageHide(onLeave: () => void) {
  const latest = useLatest(onLeave);

  useEffect(() => {
    const leave = () => {
      latest.current();
    };
    // Phones may discard a hidden page without firing `pagehide`.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [latest]);

  // A layout effect's cleanup runs while the elements are still in the document.
  useLayoutEffect(
    () => () => {
      latest.current();
    },
    [latest],
  );
}
