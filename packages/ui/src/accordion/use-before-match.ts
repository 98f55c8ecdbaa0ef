'use client';

import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../internal/use-latest.js';

/**
 * Opens a closed panel when the browser finds a match in it: by find-in-page, a text fragment, or a link to an element
 * inside. The browser then fires `beforematch` (HTML standard), which bubbles.
 */
export function useBeforeMatch(
  root: RefObject<HTMLElement | null>,
  onFound: (ids: readonly string[]) => void,
): void {
  const found = useLatest((panels: Iterable<Element>) => {
    onFound([...panels].flatMap((panel) => panel.getAttribute('data-item') ?? []));
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // The browser may have revealed panels before hydration.
    found.current(element.querySelectorAll('.gloam-accordion-panel:not([hidden])'));

    const onBeforeMatch = ({ target }: Event) => {
      // The browser scrolls as soon as this handler returns, so React has to render the new layout before.
      if (target instanceof Element) flushSync(() => found.current([target]));
    };
    element.addEventListener('beforematch', onBeforeMatch);
    return () => {
      element.removeEventListener('beforematch', onBeforeMatch);
    };
  }, [root, found]);
}
