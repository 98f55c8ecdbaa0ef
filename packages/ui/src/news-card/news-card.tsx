import type { ComponentPropsWithRef } from 'react';
import { FilmFrame } from '../film-frame/film-frame.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import type { LinkComponent } from '../internal/link.js';
import { Picture, type PictureImage, type RenderImage } from '../picture/picture.js';
import { alternative } from '../picture/picture.logic.js';

/** One article as its card shows it. */
export interface NewsItem {
  /** Its number, also shown along the edge of the frame. */
  id: number | string;
  /** Address of the article. */
  href: string;
  title: string;
  /** The date in words, such as "3 Jul". */
  date: string;
  /** The same date for machines: ISO 8601. */
  dateTime: string;
  image: PictureImage;
  /** Says what the picture shows; empty if it adds nothing to the title. */
  alt: string;
}

export interface NewsCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The article. */
  item: NewsItem;
  /** Level of the title. Default 3. */
  headingLevel?: HeadingLevel;
  /** How wide the picture is drawn, as the `sizes` attribute. Default: a third of a wide page. */
  sizes?: string;
  /** The picture is the largest of the first screen. Default `false`. */
  priority?: boolean;
  /** Draws the `<img>`, as for `Picture`. Default `<img>` itself. */
  renderImage?: RenderImage;
  /** What draws the link. Default `a`. */
  linkComponent?: LinkComponent;
}

/** An article as a frame of film with its title under it; all of it is one link. */
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
