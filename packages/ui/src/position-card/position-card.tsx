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
  /** URL of the position. */
  href: string;
  /** A sentence under the title: what the role does. @default none */
  text?: string;
  /** Texts under the title, joined by middle dots, such as "3D" and "Remote". */
  tags: readonly string[];
  /** A line under the tags, such as the hours per week. @default none */
  note?: string;
  /** The picture. */
  image: PictureImage;
  /** Alternative text of the picture; empty if the picture adds nothing to the title. */
  alt: string;
  /** Whether the picture is flatter, for a card that takes half a row. @default false */
  wide?: boolean;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel;
  /** The picture's `sizes` attribute. @default `image.sizes`, or a third (if `wide`, half) of a wide page */
  sizes?: string;
  /** Renders the `<img>`, as in `Picture`. @default a plain `<img>` */
  renderImage?: RenderImage;
  /** The component that renders the link. @default 'a' */
  linkComponent?: LinkComponent;
}

/** An open position; the whole card is one link. State: `data-wide`. */
export function PositionCard({
  title,
  href,
  text,
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
      {text !== undefined && <p className="gloam-position-card-text">{text}</p>}
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
