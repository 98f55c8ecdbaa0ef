import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchRoute } from './routes.ts';

/** Links in texts that are written as HTML, such as articles and answers, go through the router like all others. */
export function useHtmlLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    // Whatever React draws has had its turn by then, and has prevented what it handles itself.
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [navigate]);
}

/** The address of a page that a plain click asks for; files, other sites, and clicks for a new tab are the browser's. */
function addressOf(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (
    !link ||
    !href?.startsWith('/') ||
    href.startsWith('//') ||
    link.target ||
    link.hasAttribute('download')
  )
    return undefined;
  const isPage = matchRoute(link.pathname).route.path !== '/404';
  return isPage ? href : undefined;
}
