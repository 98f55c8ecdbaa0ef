import type { NewsItem } from '@fatal/contracts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@gloam/ui';
import { LeadArticle } from './lead-article.tsx';
import { NewsRow } from './news-row.tsx';

/** All articles, the newest one first and large. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const { t } = useLingui();
  const [newest, ...others] = items;
  const count = items.length;
  return (
    <div className="mx-auto max-w-page px-margin pb-section pt-32 lg:pt-48">
      <SectionHeading
        level={1}
        look="page"
        className="pb-12 lg:pb-16"
        end={t({
          id: 'news.list.count',
          message: plural(count, { one: `${count} article`, other: `${count} articles` }),
        })}
      >
        <Trans id="news.list.title">
          News, <em>as it develops</em>
        </Trans>
      </SectionHeading>
      {newest && <LeadArticle item={newest} />}
      {others.length > 0 && (
        <section className="pt-section">
          <SectionHeading className="pb-10">
            <Trans id="news.list.earlier">Earlier news</Trans>
          </SectionHeading>
          <ol className="news-rows" role="list">
            {others.map((item) => (
              <li key={item.id}>
                <NewsRow item={item} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
