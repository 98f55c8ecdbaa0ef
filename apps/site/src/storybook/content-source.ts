import { team } from '#content/team';
import { newsItems } from '../model/news-items.ts';
import type { PageSource } from '../runtime/route-types.ts';

/** The content as the API answers it. */
export const contentSource: PageSource = {
  news: () => Promise.resolve(newsItems()),
  newsItem: (id) => {
    const item = newsItems().find((one) => String(one.id) === id);
    return item ? Promise.resolve(item) : Promise.reject(new Error(`There is no article ${id}.`));
  },
  team: () => Promise.resolve([...team]),
};
