'use client';

import { useLayoutEffect, useState } from 'react';
import { isInUpperHalf } from './accordion.logic.js';

/** Brings the button with an id up, once the page has its new layout, and only where it is not seen well. */
export function useReveal(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string } | null>(null);

  useLayoutEffect(() => {
    const button = target && document.getElementById(target.id);
    if (!button) return;
    const covered =
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    const { top } = button.getBoundingClientRect();
    if (isInUpperHalf(top, { covered, height: window.innerHeight })) return;
    button.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [target]);

  return (id) => {
    setTarget({ id });
  };
}
