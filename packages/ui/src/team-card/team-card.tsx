'use client';

import { useRef, type ComponentPropsWithRef, type CSSProperties } from 'react';
import {
  ContactPanel,
  type ContactPanelLabels,
  type ContactPanelLink,
  type ContactPanelWrite,
} from '../contact-panel/contact-panel.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';
import { Picture, type PictureImage, type RenderImage } from '../picture/picture.js';

/** One profile of the person on another site. */
export type TeamCardLink = ContactPanelLink;

/** The words of the contact panel; the card has no others. */
export type TeamCardLabels = ContactPanelLabels;

export interface TeamCardProps extends OpenProps, Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Full name. */
  name: string;
  /** What the person does, one title or several. */
  roles: readonly string[];
  /** Words of the contact panel. */
  labels: TeamCardLabels;
  /** The portrait; it says no more than the name. Default: the initials in its place. */
  image?: PictureImage;
  /** Drawn when there is no portrait; one or two letters. */
  initials: string;
  /** Where the lamp behind the initials stands, 0 at the start, 1 at the end. Default 0.5. */
  lamp?: number;
  /** E-mail address; `null` while it is on its way. Default none. */
  email?: string | null;
  /** Offers a form in the panel, as `ContactPanel` does. Default none. */
  write?: ContactPanelWrite;
  /** Default none. Without links, address and form there is no contact button. */
  links?: readonly TeamCardLink[];
  /** Portrait and words side by side, the name larger: for leads and directors. Default `false`. */
  featured?: boolean;
  /** Level of the name. Default 3. */
  headingLevel?: HeadingLevel;
  /** How wide the portrait is drawn, as the `sizes` attribute. Default: a quarter, or half, of the page. */
  sizes?: string;
  /** The portrait is fetched at once, for a card that is seen without scrolling. Default `false`. */
  priority?: boolean;
  /** Draws the `<img>`, as for `Picture`. Default `<img>` itself. */
  renderImage?: RenderImage;
}

/** Of Chinese, Japanese or Korean. */
const SQUARE = /[\u2e80-\ud7af\uf900-\uffef]/;

/**
 * A person with portrait, roles and a panel of ways to write. State: `data-open`, `data-featured`.
 * In a tight grid, `--gloam-team-card-panel-size` and `--gloam-team-card-panel-start` let the panel cover its neighbour.
 */
export function TeamCard({
  name,
  roles,
  labels,
  image,
  initials,
  lamp = 0.5,
  email,
  write,
  links,
  featured = false,
  headingLevel = 3,
  sizes = image?.sizes ?? '(min-width: 64rem) 23vw, 46vw',
  priority = false,
  renderImage,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ref: givenRef,
  ...rest
}: TeamCardProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const card = useRef<HTMLElement>(null);
  const ref = useMergedRef(card, givenRef);

  return (
    <article
      {...rest}
      ref={ref}
      className={classNames('gloam-team-card', className)}
      data-featured={featured || undefined}
      data-open={isOpen || undefined}
    >
      {image ? (
        <Picture
          className="gloam-team-card-portrait"
          {...image}
          alt=""
          decorative
          sizes={sizes}
          priority={priority}
          develop
          renderImage={renderImage}
        />
      ) : (
        <span
          className="gloam-team-card-portrait gloam-team-card-initials"
          data-initials={initials}
          data-square={SQUARE.test(initials) || undefined}
          style={{ '--gloam-team-card-lamp': lamp } as CSSProperties}
          aria-hidden="true"
        >
          <span className="gloam-team-card-letters">{initials}</span>
        </span>
      )}
      <div className="gloam-team-card-words">
        <Heading level={headingLevel} className="gloam-team-card-name">
          {name}
        </Heading>
        {roles.map((role) => (
          <p key={role} className="gloam-caption gloam-team-card-role">
            {role}
          </p>
        ))}
        <ContactPanel
          name={name}
          email={email}
          write={write}
          links={links}
          labels={labels}
          boundary={card}
          open={isOpen}
          onOpenChange={setOpen}
        />
      </div>
    </article>
  );
}

export type { ContactPanelLabels } from '../contact-panel/contact-panel.js';
