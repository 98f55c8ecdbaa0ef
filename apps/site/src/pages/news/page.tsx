import './news.css';
import type { NewsItem } from '@fatal/contracts';
import { msg } from '@lingui/core/macro';
import { newsItems } from '../../model/news-items.ts';
import type { PageHead, PageProps, PageSource } from '../../routes/route-types.ts';
import { useSite } from '../../routes/site-context.ts';
import { NewsList } from './news-list.tsx';

/** Each article has its views. */
export const revalidate = true;

/** Resolves to the articles of the API, or to `undefined` where it does not answer: then the page shows those of the content. */
export async function load(source: PageSource): Promise<NewsItem[] | undefined> {
  try {
    return await source.news();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

export const head = (): PageHead => ({
  title: msg({ id: 'news.list.head', message: 'News' }),
  description: msg({
    id: 'news.list.description',
    message: 'News about Fatal from the studio that makes it, newest first.',
  }),
  picture: 'cinema',
});

export function Page({ data }: PageProps<NewsItem[] | undefined>) {
  const { day } = useSite().settings;
  return <NewsList items={data ?? newsItems(day)} />;
}
