import { languageTag, type NewsItem } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import { NewsStrip } from '@gloam/ui';
import { articles } from '../../content/news.ts';
import { hasPicture, pictureOf } from '../content/pictures.ts';
import { useContentText } from '../content/use-content-text.ts';
import { useSite } from '../shell/site-context.ts';
import { RouterLink } from './router-link.tsx';

interface SiteNewsStripProps {
  items: readonly NewsItem[];
  headingLevel?: 2 | 3;
  className?: string;
}

/** News items of the API as a film strip, in the current language. */
export function SiteNewsStrip({ items, ...rest }: SiteNewsStripProps) {
  const { t, i18n } = useLingui();
  const { locale } = useSite();
  const text = useContentText();
  const untitled = t({ id: 'shell.news.untitled', message: 'From the studio' });
  const day = new Intl.DateTimeFormat(languageTag(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

  const cards = items.map((item) => {
    const name = item.image.replace(/^.*\//, '');
    const article = articles.find(({ id }) => id === item.id);
    return {
      id: item.id,
      href: `/news/${String(item.id)}`,
      title: text(item.title) ?? untitled,
      date: day.format(new Date(item.published_date)),
      dateTime: item.published_date,
      image: pictureOf(hasPicture(name) ? name : 'doorway'),
      alt: article ? i18n._(article.image.alt) : '',
    };
  });
  return <NewsStrip {...rest} items={cards} linkComponent={RouterLink} />;
}
