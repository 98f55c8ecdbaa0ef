import type { NewsItem } from '@fatal/contracts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SectionHeading } from '@gloam/ui';
import { LeadArticle } from './lead-article.tsx';
import { NewsRow } from './news-row.tsx';

interface NewsListProps {
  /** Articles on this page of the list. */
  items: readonly NewsItem[];
  /** Total number of articles. */
  count: number;
  /** Number of this page, from 1. */
  page: number;
  /** Total number of pages. */
  pages: number;
}

const addressOf = (page: number) => (page === 1 ? '/news' : `/news/page/${String(page)}`);

/** Page of the list of articles, newest first. The newest article of all is larger. */
export function NewsList({ items, count, page, pages }: NewsListProps) {
  const { t } = useLingui();
  const newest = page === 1 ? items[0] : undefined;
  const others = newest ? items.slice(1) : items;
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
        <section className={newest && 'pt-section'}>
          <SectionHeading className="pb-10">
            {newest ? (
              <Trans id="news.list.earlier">Earlier news</Trans>
            ) : (
              <Trans id="news.list.page">
                Page {page} of {pages}
              </Trans>
            )}
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
      {pages > 1 && (
        <nav
          className="flex flex-wrap gap-x-8 gap-y-3 pt-12"
          aria-label={t({ id: 'news.list.pages', message: 'Pages of news' })}
        >
          {page > 1 && (
            <Button variant="quiet" icon="arrow-left" href={addressOf(page - 1)}>
              <Trans id="news.list.newer">Newer articles</Trans>
            </Button>
          )}
          {page < pages && (
            <Button variant="quiet" icon="arrow-right" href={addressOf(page + 1)}>
              <Trans id="news.list.older">Older articles</Trans>
            </Button>
          )}
        </nav>
      )}
    </div>
  );
}
