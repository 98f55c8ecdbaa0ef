import { NOT_FOUND_PATH } from '@fatal/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { savesData } from '../shared/saves-data.ts';
import { useSite } from '../routes/site-context.ts';
import { matchRoute } from '../routes/match-route.ts';

/**
 * Links to pages go through the router, whoever has drawn them: components, texts that are written as HTML, or the server. The page
 * is fetched as soon as somebody means to follow one.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  const { pages } = useSite();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || isForTheBrowser(event)) return;
      if (!leadsToPlace(link) && !leadsToPage(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === window.location.href,
      });
    };
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (link && leadsToPage(link) && !savesData())
        void pages.prefetch(link.pathname).catch(() => undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    // Whatever React draws has had its turn by then, and has prevented what it handles itself.
    document.addEventListener('click', follow, { signal });
    for (const intent of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(intent, prefetch, { signal, passive: true });
    return () => {
      listening.abort();
    };
  }, [navigate, pages]);
}

/** A click for another tab or window. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** To a place of this page: the browser would take the focus away from where the page has put it. */
const leadsToPlace = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('#') === true;

/** Files and other sites are the browser's. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const isInside = /^\/(?!\/)/.test(link.getAttribute('href') ?? '');
  if (!isInside || link.target || link.hasAttribute('download')) return false;
  return matchRoute(link.pathname).route.path !== NOT_FOUND_PATH;
}
