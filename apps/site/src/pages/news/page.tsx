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

/** How many articles one page of the list has. */
const PAGE_SIZE = 24;

/** Articles of one page of the list, and the number of all. */
interface NewsPage {
  items: NewsItem[];
  /** Of all pages. */
  count: number;
}

const numberOf = ({ page = '1' }: RouteParams) => Number(page);
const pagesOf = (count: number) => Math.ceil(count / PAGE_SIZE);

function pageOf(all: readonly NewsItem[], params: RouteParams): NewsPage {
  const end = numberOf(params) * PAGE_SIZE;
  return { items: all.slice(end - PAGE_SIZE, end), count: all.length };
}

/** Views of the articles change between releases. */
export const revalidate = true;

/**
 * Resolves to a page of the articles of the API, or to `undefined` where it does not answer: then the page shows those of the content. A page
 * without articles leads to `/404`.
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

/** The pages after the first, which is `/news`. */
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
