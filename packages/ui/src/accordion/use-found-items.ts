'use client';

import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../internal/use-latest.js';

/**
 * Opens what the browser found in a closed panel: by find-in-page, a text fragment, or an address inside of it.
 * `beforematch` is of the HTML standard; it bubbles.
 */
export function useFoundItems(
  root: RefObject<HTMLElement | null>,
  onFound: (ids: readonly string[]) => void,
): void {
  const found = useLatest((panels: Iterable<Element>) => {
    onFound([...panels].flatMap((panel) => panel.getAttribute('data-item') ?? []));
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // The browser may have found something before this script was there.
    found.current(element.querySelectorAll('.gloam-accordion-panel:not([hidden])'));

    const onBeforeMatch = ({ target }: Event) => {
      // The browser scrolls as soon as this returns: by then the page must have its new layout.
      if (target instanceof Element) flushSync(() => found.current([target]));
    };
    element.addEventListener('beforematch', onBeforeMatch);
    return () => {
      element.removeEventListener('beforematch', onBeforeMatch);
    };
  }, [root, found]);
}
