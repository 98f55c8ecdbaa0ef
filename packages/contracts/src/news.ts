/** News item in the responses of `GET /api/news` and `GET /api/news/:id` (Spec 7.5). */
export interface NewsItem {
  id: number;
  /** Translation key. */
  title: string;
  /** Translation key of an HTML message. */
  content: string;
  /** Path without extension. The fallback image has `.png`. */
  image: string;
  /** ISO 8601 date. */
  published_date: string;
  views: number;
  author: NewsAuthor;
}

export interface NewsAuthor {
  /** Path without extension. */
  image: string;
  name: string;
  first_surname: string;
}

/** Number of items to show until `GET /api/news` responds, and if it fails. */
export const DEFAULT_NEWS_COUNT = 3;

/** Number of related items below an article. */
export const RELATED_NEWS_COUNT = 2;

/** Returns items other than the current one: first the chosen ones in their order, then the first of the rest. */
export function relatedNews<Item extends { id: number }>(
  items: readonly Item[],
  currentId: number,
  chosen: readonly number[] = [],
): Item[] {
  const others = items.filter((item) => item.id !== currentId);
  const wanted = chosen.flatMap((id) => others.filter((item) => item.id === id));
  return [...new Set([...wanted, ...others])].slice(0, RELATED_NEWS_COUNT);
}
