'use client';

import { useEffect, useRef } from 'react';
import { useLatest } from '../internal/use-latest.js';

/** The part of a location that names an item: that of `window.location` or of your router. */
export interface AccordionLocation {
  readonly hash: string;
}

/** Calls `onLinked` for the item that the hash names: on mount, then on each `hashchange` or new router location. */
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
    // A duplicate id does not name a single item.
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

/** The id that a hash names, or `null` if it names none or cannot be decoded. */
function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}
