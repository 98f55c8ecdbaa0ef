import { formatTag, type NewsItem } from '@fatal/contracts';
import { useLingui } from '@lingui/react';
import { fromStem, NewsStrip } from '@gloam/ui';
import { articles } from '#content/news';
import { newsPicture, useNewsTitle } from '../model/news-items.ts';
import { useSite } from '../routes/site-context.ts';

interface SiteNewsStripProps {
  items: readonly NewsItem[];
  headingLevel?: 2 | 3;
  className?: string;
}

/** Film strip of news items in the current language. */
export function SiteNewsStrip({ items, ...rest }: SiteNewsStripProps) {
  const { i18n } = useLingui();
  const { locale } = useSite();
  const titleOf = useNewsTitle();
  const day = new Intl.DateTimeFormat(formatTag(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

  const cards = items.map((item) => {
    const article = articles.find(({ id }) => id === item.id);
    return {
      id: item.id,
      href: `/news/${String(item.id)}`,
      title: titleOf(item),
      date: day.format(new Date(item.published_date)),
      dateTime: item.published_date,
      image: fromStem(newsPicture(item)),
      alt: article ? i18n._(article.image.alt) : '',
    };
  });
  return <NewsStrip {...rest} items={cards} />;
}
