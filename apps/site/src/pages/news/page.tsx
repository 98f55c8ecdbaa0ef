import './news.css';
import type { NewsItem } from '@fatal/contracts';
import { msg } from '@lingui/core/macro';
import { articlesOn, newsItems } from '../../model/news-items.ts';
import {
  RedirectTo,
  type PageHead,
  type PageProps,
  type PageSource,
  type RouteParams,
} from '../../routes/route-types.ts';
import { useSite } from '../../routes/site-context.ts';
import { NewsList } from './news-list.tsx';

/** Number of articles per page. */
const PAGE_SIZE = 24;

/** Page of the list of articles. */
interface NewsPage {
  items: NewsItem[];
  /** Total number of articles on all pages. */
  count: number;
}

const numberOf = ({ page = '1' }: RouteParams) => Number(page);
const pagesOf = (count: number) => Math.ceil(count / PAGE_SIZE);

function pageOf(all: readonly NewsItem[], params: RouteParams): NewsPage {
  const end = numberOf(params) * PAGE_SIZE;
  return { items: all.slice(end - PAGE_SIZE, end), count: all.length };
}

/** View counts change between releases. */
export const revalidate = true;

/**
 * Loads a page of articles from the API. Resolves to `undefined` if the request fails; the page then shows the articles of the content.
 * Redirects to `/404` if the page number is too high.
 */
export async function load(source: PageSource, params: RouteParams): Promise<NewsPage | undefined> {
  let all: NewsItem[];
  try {
    all = await source.news();
  } catch (error) {
    console.error(error);
    return undefined;
  }
  if (numberOf(params) > Math.max(pagesOf(all.length), 1)) throw new RedirectTo('/404');
  return pageOf(all, params);
}

/** Returns the paths of all pages after the first, which is `/news`. */
export const addresses = (day?: string) =>
  Array.from(
    { length: pagesOf(articlesOn(day).length) },
    (_, index) => `/news/page/${String(index + 1)}`,
  ).slice(1);

export function head(params: RouteParams): PageHead {
  const page = numberOf(params);
  return {
    title:
      page === 1
        ? msg({ id: 'news.list.head', message: 'News' })
        : msg({ id: 'news.list.pageHead', message: `News, page ${page}` }),
    description: msg({
      id: 'news.list.description',
      message: 'News about Fatal from the studio that makes it, newest first.',
    }),
    picture: 'cinema',
  };
}

export function Page({ params, data }: PageProps<NewsPage | undefined>) {
  const { day } = useSite().settings;
  const { items, count } = data ?? pageOf(newsItems(day), params);
  return <NewsList items={items} count={count} page={numberOf(params)} pages={pagesOf(count)} />;
}
