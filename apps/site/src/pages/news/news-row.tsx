import type { NewsItem } from '@fatal/contracts';
import { fromStem, FilmFrame, Picture } from '@gloam/ui';
import { useArticle } from './use-article.ts';

/** Article as a row in the list. The whole row is clickable. */
export function NewsRow({ item }: { item: NewsItem }) {
  const { number, title, summary, author, date, picture, alt, href } = useArticle()(item);
  return (
    <article className="news-row">
      <FilmFrame
        interactive
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
          sizes="(min-width: 64rem) 52vw, 92vw"
          develop
        />
      </FilmFrame>
      <h3 className="news-row-title">
        <a className="news-row-link" href={href}>
          {title}
        </a>
      </h3>
      <div className="news-row-words">
        <p className="m-0 max-w-[56ch]">{summary}</p>
        <p className="m-0 text-small text-text-muted">{author}</p>
      </div>
    </article>
  );
}
