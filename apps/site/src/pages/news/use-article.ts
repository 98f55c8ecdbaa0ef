import { formatTag, type NewsItem } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import { articles } from '#content/news';
import { newsPicture, useNewsTitle } from '../../model/news-items.ts';
import { useSite } from '../../routes/site-context.ts';

/** Returns a function that prepares a news item for display. Items that aren't in the content have no summary. */
export function useArticle() {
  const { t, i18n } = useLingui();
  const { locale } = useSite();
  const titleOf = useNewsTitle();
  const day = new Intl.DateTimeFormat(formatTag(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

  return (item: NewsItem) => {
    const article = articles.find(({ id }) => id === item.id);
    const { name, first_surname: surname } = item.author;
    return {
      number: String(item.id).padStart(2, '0'),
      title: titleOf(item),
      summary: article && i18n._(article.summary),
      author: t({ id: 'news.article.author', message: `${name} ${surname}` }),
      date: day.format(new Date(item.published_date)),
      picture: newsPicture(item),
      alt: article
        ? i18n._(article.image.alt)
        : t({ id: 'news.article.alt', message: 'A dark room, light behind a half-open door.' }),
      href: `/news/${String(item.id)}`,
    };
  };
}
