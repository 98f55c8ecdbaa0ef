import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import type { LinkComponent } from '../internal/link.js';
import { Picture, type PictureImage, type RenderImage } from '../picture/picture.js';
import { alternative } from '../picture/picture.logic.js';

export interface PositionCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The role, such as "Environment Artist". */
  title: string;
  /** Address of the position. */
  href: string;
  /** What stands under the title, joined by middle dots: "3D", "Remote". */
  tags: readonly string[];
  /** A line under the tags, such as the hours a week. Default: none. */
  note?: string;
  /** The picture. */
  image: PictureImage;
  /** Says what the picture shows; empty if it adds nothing to the title. */
  alt: string;
  /** A flatter picture, for a card that takes half a row. Default `false`. */
  wide?: boolean;
  /** Level of the title. Default 3. */
  headingLevel?: HeadingLevel;
  /** How wide the picture is drawn, as the `sizes` attribute. Default: a third, or half, of a wide page. */
  sizes?: string;
  /** Draws the `<img>`, as for `Picture`. Default `<img>` itself. */
  renderImage?: RenderImage;
  /** What draws the link. Default `a`. */
  linkComponent?: LinkComponent;
}

/** An open position; all of the card is one link. State: `data-wide`. */
export function PositionCard({
  title,
  href,
  tags,
  note,
  image,
  alt,
  wide = false,
  headingLevel = 3,
  sizes = image.sizes ?? `(min-width: 64rem) ${wide ? '46vw' : '31vw'}, (min-width: 48rem) 48vw, 92vw`,
  renderImage,
  linkComponent: Link = 'a',
  className,
  ...rest
}: PositionCardProps) {
  return (
    <article
      {...rest}
      className={classNames('gloam-position-card gloam-card', className)}
      data-wide={wide || undefined}
    >
      <Picture
        className="gloam-position-card-picture gloam-expose"
        {...image}
        {...alternative(alt)}
        sizes={sizes}
        develop
        renderImage={renderImage}
      />
      <Heading level={headingLevel} className="gloam-position-card-title">
        <Link className="gloam-card-link" href={href}>
          {title}
        </Link>
      </Heading>
      <p className="gloam-caption gloam-position-card-meta">
        <span>
          <span>{tags.join(' · ')}</span>
          {note !== undefined && <span className="gloam-position-card-note">{note}</span>}
        </span>
        <Icon name="arrow-right" size={18} accent />
      </p>
    </article>
  );
}
