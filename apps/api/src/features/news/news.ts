import type { NewsItem } from '@fatal/contracts';
import { notFound } from '../../problem.ts';
import type { Store } from '../../store/store.ts';

/** The news that the site was built with, with the views counted since. */
export interface News {
  list(): Promise<NewsItem[]>;
  /** Throws a 404 for an id that is not a positive whole number or names no item, like the next. */
  get(id: string): Promise<NewsItem>;
  /** Adds a view and returns the new count. */
  view(id: string): Promise<number>;
}

export function createNews(items: readonly NewsItem[], store: Store): News {
  const find = (id: string): NewsItem => {
    const item = /^[1-9]\d*$/.test(id) ? items.find((candidate) => candidate.id === Number(id)) : undefined;
    if (!item) throw notFound();
    return item;
  };
  const withViews = (item: NewsItem, views: Map<number, number>): NewsItem => ({
    ...item,
    views: views.get(item.id) ?? 0,
  });
  return {
    async list() {
      const views = await store.viewsByArticle();
      return items.map((item) => withViews(item, views));
    },
    async get(id) {
      return withViews(find(id), await store.viewsByArticle());
    },
    view: async (id) => store.incrementViews(find(id).id),
  };
}
