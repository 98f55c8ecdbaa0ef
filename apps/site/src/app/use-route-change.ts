import { documentTitle, plainText } from '@fatal/contracts';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoadedPage } from '../routes/route-types.ts';
import { useSite } from '../routes/site-context.ts';

/**
 * Updates the title, scroll position and focus after a client-side navigation.
 *
 * Focus goes to the `h1`, so that screen readers announce the new page; to the target of the hash if there is one; or to the
 * first field if that target contains a form (except for the skip link). The first page of a document is left to the browser.
 */
export function useRouteChange(page: LoadedPage): void {
  const { _ } = useLingui();
  const { pages, locale } = useSite();
  const { hash, key } = useLocation();
  const arrivedAt = useRef<string | null>(null);
  const title = documentTitle(_(page.head.title), locale);
  const description = plainText(_(page.head.description));

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description, locale]);

  useEffect(() => {
    const first = arrivedAt.current === null;
    const samePage = arrivedAt.current === page.pathname;
    arrivedAt.current = page.pathname;
    pages.keepOnly(page.pathname);
    if (first || samePage) return;
    if (!targetOf(hash)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusOn(document.querySelector('main h1'));
    }
  }, [page, pages, hash]);

  useEffect(() => {
    // On Back the browser restores the scroll position immediately, while this page is still on screen.
    const stay = () => {
      const { scrollX, scrollY, location } = window;
      requestAnimationFrame(() => {
        if (location.pathname !== arrivedAt.current)
          window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      });
    };
    window.addEventListener('popstate', stay);
    return () => {
      window.removeEventListener('popstate', stay);
    };
  }, []);

  useEffect(() => {
    if (hash === '' || document.documentElement.dataset.hydrated === undefined) return;
    const target = targetOf(hash);
    // Overlays, such as the gallery's lightbox, manage scroll and focus themselves.
    if (target?.hasAttribute('aria-haspopup')) return;
    target?.scrollIntoView();
    focusOn(target?.querySelector(':scope:not(main) form :is(input, select, textarea)') ?? target);
  }, [page, hash, key]);
}

/** Returns the element a hash points to, or `null` if there is none or the hash is malformed. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
