import { ENDPOINTS } from '@fatal/contracts';
import { newsItems } from '../model/news-items.ts';

const VIEWS = 1284;

/** Returns the response of the stubbed API. */
function answerOf(path: string, method: string): Response {
  if (method === 'PATCH') return Response.json({ views: VIEWS });
  if (path === ENDPOINTS.news) return Response.json(newsItems());
  if (path === ENDPOINTS.gateData) return new Response(null, { status: 204 });
  return Response.json({ message: 'Storybook has received your message, and forgets it.' });
}

/** Stubs all API requests and returns a function that restores `fetch`. */
export function stubApi(): () => void {
  const fetchNatively = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname, origin } = new URL(input instanceof Request ? input.url : input, window.location.href);
    return origin === window.location.origin && pathname.startsWith('/api/')
      ? Promise.resolve(answerOf(pathname, init?.method ?? 'GET'))
      : fetchNatively(input, init);
  };
  return () => {
    globalThis.fetch = fetchNatively;
  };
}
