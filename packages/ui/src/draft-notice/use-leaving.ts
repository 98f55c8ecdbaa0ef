'use client';

import { useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../internal/use-latest.js';

/** Calls back in the last moments before the page is hidden or left, or the component is taken away. */
export function useLeaving(onLeave: () => void) {
  const latest = useLatest(onLeave);

  useEffect(() => {
    const leave = () => {
      latest.current();
    };
    // A phone may never come back from a hidden page, and says nothing more.
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

  // While its elements are still there.
  useLayoutEffect(
    () => () => {
      latest.current();
    },
    [latest],
  );
}
