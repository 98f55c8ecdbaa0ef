import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@gloam/ui';
import { SiteNewsStrip } from '../../layout/site-news-strip.tsx';
import { useNews } from '../../model/use-news.ts';

/** Number of articles on the home page. */
const SHOWN = 3;

export function LatestNews() {
  const { t } = useLingui();
  const items = useNews();
  return (
    <section className="pt-section">
      <div className="mx-auto max-w-page px-margin pb-8">
        <SectionHeading end={t({ id: 'home.news.all', message: 'All news' })} endHref="/news">
          {t({ id: 'home.news.title', message: 'Latest news' })}
        </SectionHeading>
      </div>
      <SiteNewsStrip items={items.slice(0, SHOWN)} />
    </section>
  );
}
