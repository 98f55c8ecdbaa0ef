import '../news/news.css';
import './news-article.css';
import { formatTag, relatedNews, type NewsItem } from '@fatal/contracts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, ArticleBody, AuthorLine, FilmFrame, SectionHeading, Picture } from '@gloam/ui';
import { articles } from '#content/news';
import { BackButton } from '../../layout/back-button.tsx';
import { SiteNewsStrip } from '../../layout/site-news-strip.tsx';
import {
  articlesOn,
  authorPicture,
  newsPicture,
  useContentText,
  useNewsTitle,
} from '../../model/news-items.ts';
import { useNews } from '../../model/use-news.ts';
import {
  RedirectTo,
  type PageHead,
  type PageProps,
  type PageSource,
  type RouteParams,
} from '../../routes/route-types.ts';
import { useSite } from '../../routes/site-context.ts';
import { useViews } from './use-views.ts';

/** View counts change between releases. */
export const revalidate = true;

/** Loads the article. Redirects to the 404 page if the request fails. */
export async function load(source: PageSource, { id = '' }: RouteParams): Promise<NewsItem> {
  try {
    return await source.newsItem(id);
  } catch (error) {
    console.error(error);
    throw new RedirectTo('/404');
  }
}

export const addresses = (day?: string) => articlesOn(day).map(({ id }) => `/news/${String(id)}`);

export function head({ id }: RouteParams): PageHead {
  const article = articles.find((one) => String(one.id) === id);
  return {
    title: article?.title ?? msg({ id: 'news.article.title', message: 'News' }),
    description:
      article?.summary ??
      msg({ id: 'news.article.description', message: 'News from the studio that makes Fatal.' }),
    picture: article?.image.picture ?? 'doorway',
  };
}

export function Page({ data: item }: PageProps<NewsItem>) {
  const { t, i18n } = useLingui();
  const { locale } = useSite();
  const text = useContentText();
  const titleOf = useNewsTitle();
  const { name, first_surname: surname } = item.author;
  const number = String(item.id).padStart(2, '0');
  const views = useViews(item);
  const portrait = authorPicture(item);
  const article = articles.find(({ id }) => id === item.id);
  const related = relatedNews(useNews(), item.id, article?.related);
  const date = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(item.published_date),
  );

  return (
    <>
      <article className="article mx-auto max-w-page px-margin pt-32">
        <BackButton className="mb-8" fallback="/news">
          <Trans id="news.article.back">Go back</Trans>
        </BackButton>
        <h1 className="m-0 mb-12 max-w-[18ch] text-balance font-serif text-h1 font-light leading-none tracking-[-0.032em] text-text">
          {titleOf(item)}
        </h1>
        <FilmFrame
          top={{
            start: number,
            middle: <time dateTime={item.published_date}>{date}</time>,
            end: `${number}A`,
          }}
          bottom={{ end: <span aria-live="off">{views ?? '\u00a0'}</span> }}
        >
          <Picture
            {...fromStem(newsPicture(item))}
            alt={
              article
                ? i18n._(article.image.alt)
                : t({ id: 'news.article.alt', message: 'A dark room, light behind a half-open door.' })
            }
            ratio="16 / 9"
            sizes="(min-width: 1584px) 1440px, 92vw"
            priority
          />
        </FilmFrame>
        <div className="article-columns mt-16 grid gap-12 lg:grid-cols-12">
          <AuthorLine
            className="self-start lg:col-span-3"
            name={t({ id: 'news.article.author', message: `${name} ${surname}` })}
            portrait={portrait && fromStem(portrait)}
          />
          <ArticleBody
            className="article-text lg:col-span-8 lg:col-start-5"
            html={text(item.content) ?? ''}
          />
        </div>
      </article>
      <section className="article-related py-section">
        <div className="mx-auto max-w-page px-margin pb-8">
          <SectionHeading end={t({ id: 'news.article.all', message: 'All news' })} endHref="/news">
            {t({ id: 'news.article.related', message: 'Related news' })}
          </SectionHeading>
        </div>
        <SiteNewsStrip items={related} />
      </section>
    </>
  );
}
