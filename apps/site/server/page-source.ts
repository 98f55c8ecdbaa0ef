import type { PageSource } from '../src/routes/route-types.ts';
import type { PressKit } from '../src/shared/press-kit.ts';
import { team } from '#content/team';
import { newsItems } from '../src/model/news-items.ts';
import { withoutEmails } from '../src/model/without-emails.ts';

/** The content of a day (ISO 8601; default: all of it), as the loaders of pages read it. */
export function pageSource(day: string | undefined, pressKit: PressKit): PageSource {
  const news = newsItems(day);
  return {
    news: () => Promise.resolve(news),
    newsItem: (id) => {
      const item = news.find((one) => String(one.id) === id);
      return item ? Promise.resolve(item) : Promise.reject(new Error(`There is no article ${id}.`));
    },
    // Pages are read by harvesters too; the addresses come with the API's answer.
    team: () => Promise.resolve(withoutEmails(team)),
    pressKit: () => Promise.resolve(pressKit),
  };
}
