'use client';

import { useEffect, useRef } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { idOfHash } from './accordion.logic.js';

/** The part of an address that names an item: `window.location`, or what a router has in its place. */
export interface AccordionLocation {
  readonly hash: string;
}

/** Follows the address to an item: at first, when its fragment changes, and for each new object that a router gives. */
export function useLinkedItem(
  location: AccordionLocation | undefined,
  onLinked: (id: string, button: HTMLElement, isFirst: boolean) => void,
): void {
  const hasFollowed = useRef(false);
  const follow = useLatest((hash: string) => {
    const isFirst = !hasFollowed.current;
    hasFollowed.current = true;
    const id = idOfHash(hash);
    if (id === null) return;
    const [button, ...others] = document.querySelectorAll<HTMLElement>(`[id=${JSON.stringify(id)}]`);
    // An id that stands twice leads nowhere in particular.
    if (button && others.length === 0) onLinked(id, button, isFirst);
  });

  useEffect(() => {
    if (location) {
      follow.current(location.hash);
      return;
    }
    const onHashChange = () => follow.current(window.location.hash);
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [location, follow]);
}
