import { ENDPOINTS, type Artist, type NewsItem } from '@fatal/contracts';
import { PRESS_KIT, type PressKit } from '../shared/press-kit.ts';
import type { PageSource } from './route-types.ts';

/** Fetches JSON from this server. Rejects if the response isn't OK or isn't JSON. */
export async function getJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET ${url} was answered with ${String(response.status)}.`);
  return (await response.json()) as Body;
}

/** Page source that fetches from the server. */
export const browserSource: PageSource = {
  news: () => getJson<NewsItem[]>(ENDPOINTS.news),
  newsItem: (id) => getJson<NewsItem>(ENDPOINTS.newsItem(id)),
  team: () => getJson<Artist[]>(ENDPOINTS.team),
  // A static file from the build, so no endpoint is needed.
  pressKit: () => getJson<PressKit>(PRESS_KIT),
};
