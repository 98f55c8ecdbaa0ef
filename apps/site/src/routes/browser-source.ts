import { ENDPOINTS, type Artist, type NewsItem } from '@fatal/contracts';
import { PRESS_KIT, type PressKit } from '../shared/press-kit.ts';
import type { PageSource } from './route-types.ts';

/** The JSON at an address of this server. Rejects where it does not answer with any. */
export async function getJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET ${url} was answered with ${String(response.status)}.`);
  return (await response.json()) as Body;
}

/** The server, as pages read it in the browser. */
export const browserSource: PageSource = {
  news: () => getJson<NewsItem[]>(ENDPOINTS.news),
  newsItem: (id) => getJson<NewsItem>(ENDPOINTS.newsItem(id)),
  team: () => getJson<Artist[]>(ENDPOINTS.team),
  // The build knows it all: no endpoint has to repeat it.
  pressKit: () => getJson<PressKit>(PRESS_KIT),
};
