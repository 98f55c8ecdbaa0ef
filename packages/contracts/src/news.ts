/** A news item as `GET /api/news` and `GET /api/news/:id` answer it (Spec 7.5). */
export interface NewsItem {
  id: number;
  /** Translation key. */
  title: string;
  /** Translation key of an HTML message. */
  content: string;
  /** Path without extension; `.png` is appended for the fallback picture. */
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

/** How many items show until `GET /api/news` answers, and when it fails. */
export const DEFAULT_NEWS_COUNT = 3;

/** How many other items an article offers. */
export const RELATED_NEWS_COUNT = 2;

/** Items other than the current one: first those that are chosen, in this order, then the first of the others. */
export function relatedNews<Item extends { id: number }>(
  items: readonly Item[],
  currentId: number,
  chosen: readonly number[] = [],
): Item[] {
  const others = items.filter((item) => item.id !== currentId);
  const wanted = chosen.flatMap((id) => others.filter((item) => item.id === id));
  return [...new Set([...wanted, ...others])].slice(0, RELATED_NEWS_COUNT);
}
