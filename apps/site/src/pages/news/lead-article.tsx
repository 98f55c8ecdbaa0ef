import type { NewsItem } from '@fatal/contracts';
import { Trans } from '@lingui/react/macro';
import { fromStem, Button, FilmFrame, Picture } from '@gloam/ui';
import { useArticle } from './use-article.ts';

/** Newest article, with a large picture beside its title and summary. */
export function LeadArticle({ item }: { item: NewsItem }) {
  const { number, title, summary, author, date, picture, alt, href } = useArticle()(item);
  return (
    <article className="news-lead">
      <FilmFrame
        className="news-lead-frame"
        top={{
          start: number,
          middle: <time dateTime={item.published_date}>{date}</time>,
          end: `${number}A`,
        }}
      >
        <Picture
          {...fromStem(picture)}
          alt={alt}
          ratio="16 / 9"
          sizes="(min-width: 64rem) 62vw, 92vw"
          priority
        />
      </FilmFrame>
      <div className="news-lead-words">
        <h2 className="m-0 font-serif text-h2 font-light leading-[1.06] tracking-[-0.026em] text-balance text-text">
          {title}
        </h2>
        <p className="m-0 font-serif text-lede">{summary}</p>
        <p className="m-0 text-small text-text-muted">{author}</p>
        <Button variant="quiet" icon="arrow-right" href={href}>
          <Trans id="news.list.readMore">
            Read more<span className="sr-only">: {title}</span>
          </Trans>
        </Button>
      </div>
    </article>
  );
}
