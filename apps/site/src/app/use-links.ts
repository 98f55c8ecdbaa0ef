import { NOT_FOUND_PATH } from '@fatal/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { savesData } from '../shared/saves-data.ts';
import { useSite } from '../routes/site-context.ts';
import { matchRoute } from '../routes/match-route.ts';

/**
 * Routes clicks on internal links through the router, including links in HTML strings and in server-rendered markup. Prefetches the
 * page on hover, touch or focus.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  const { pages } = useSite();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || isModifiedClick(event)) return;
      if (!isHashLink(link) && !isInternalLink(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === window.location.href,
      });
    };
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (link && isInternalLink(link) && !savesData())
        void pages.prefetch(link.pathname).catch(() => undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    // React's handlers run first, on the root container, and call preventDefault for clicks they handle.
    document.addEventListener('click', follow, { signal });
    for (const intent of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(intent, prefetch, { signal, passive: true });
    return () => {
      listening.abort();
    };
  }, [navigate, pages]);
}

/** Whether a click opens a new tab or window, or starts a download. */
const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** Whether a link points into this page. The browser's own jump would move focus away from the element that `useRouteChange` chose. */
const isHashLink = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('#') === true;

/** Whether a link points to a page of this site, not to a file or another site. */
function isInternalLink(link: HTMLAnchorElement): boolean {
  const isInside = /^\/(?!\/)/.test(link.getAttribute('href') ?? '');
  if (!isInside || link.target || link.hasAttribute('download')) return false;
  return matchRoute(link.pathname).route.path !== NOT_FOUND_PATH;
}
