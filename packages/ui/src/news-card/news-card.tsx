import type { ComponentPropsWithRef } from 'react';
import { FilmFrame } from '../film-frame/film-frame.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import type { LinkComponent } from '../internal/link.js';
import { Picture, type PictureImage, type RenderImage } from '../picture/picture.js';
import { alternative } from '../picture/picture.logic.js';

/** An article as the card shows it. */
export interface NewsItem {
  /** Number of the article, also shown on the edge of the frame. */
  id: number | string;
  /** URL of the article. */
  href: string;
  title: string;
  /** The date as text, such as "3 Jul". */
  date: string;
  /** The same date in ISO 8601, for the `datetime` attribute. */
  dateTime: string;
  image: PictureImage;
  /** Alternative text of the picture; empty if the picture adds nothing to the title. */
  alt: string;
}

export interface NewsCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The article. */
  item: NewsItem;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel;
  /** The picture's `sizes` attribute. @default `image.sizes`, or a third of a wide page */
  sizes?: string;
  /** Whether the picture is the largest one in the first viewport and should load first. @default false */
  priority?: boolean;
  /** Renders the `<img>`, as in `Picture`. @default a plain `<img>` */
  renderImage?: RenderImage;
  /** The component that renders the link. @default 'a' */
  linkComponent?: LinkComponent;
}

/** An article as a film frame with its title under it; the whole card is one link. */
export function NewsCard({
  item,
  headingLevel = 3,
  sizes = item.image.sizes ?? '(min-width: 48rem) 32vw, 92vw',
  priority = false,
  renderImage,
  linkComponent: Link = 'a',
  className,
  ...rest
}: NewsCardProps) {
  const number = String(item.id).padStart(2, '0');
  return (
    <article {...rest} className={classNames('gloam-news-card gloam-card', className)}>
      <FilmFrame
        className="gloam-news-card-frame"
        interactive
        top={{
          start: <span aria-hidden="true">{number}</span>,
          middle: <time dateTime={item.dateTime}>{item.date}</time>,
          end: (
            <span className="gloam-rebate-half" aria-hidden="true">
              {number}
            </span>
          ),
        }}
      >
        <Picture
          className="gloam-news-card-picture"
          {...item.image}
          {...alternative(item.alt)}
          sizes={sizes}
          priority={priority}
          develop
          renderImage={renderImage}
        />
      </FilmFrame>
      <Heading level={headingLevel} className="gloam-news-card-title">
        <Link className="gloam-card-link" href={item.href}>
          {item.title}
        </Link>
      </Heading>
    </article>
  );
}
