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

/** A link to the person's profile on another site. */
export type TeamCardLink = ContactPanelLink;

/** Texts of the contact panel; the card itself has none. */
export type TeamCardLabels = ContactPanelLabels;

export interface TeamCardProps extends OpenProps, Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Full name of the person. */
  name: string;
  /** Roles of the person, one or more. */
  roles: readonly string[];
  /** Texts of the contact panel. */
  labels: TeamCardLabels;
  /** The portrait, which is decorative; without it, the initials are shown. @default none */
  image?: PictureImage;
  /** Initials shown without a portrait; one or two letters. */
  initials: string;
  /** Position of the light behind the initials, from 0 (start) to 1 (end). @default 0.5 */
  lamp?: number;
  /** Email address; `null` while it is loading. @default none */
  email?: string | null;
  /** Form in the panel, as in `ContactPanel`. @default none */
  write?: ContactPanelWrite;
  /** Links of the person. Without links, email and form there is no contact button. @default none */
  links?: readonly TeamCardLink[];
  /** Whether portrait and text are side by side, with a larger name, for leads and directors. @default false */
  featured?: boolean;
  /** Heading level of the name. @default 3 */
  headingLevel?: HeadingLevel;
  /** The portrait's `sizes` attribute. @default `image.sizes`, or a quarter of a wide page, half of a narrow one */
  sizes?: string;
  /** Whether the portrait loads eagerly, for a card in the first viewport. @default false */
  priority?: boolean;
  /** Renders the `<img>`, as in `Picture`. @default a plain `<img>` */
  renderImage?: RenderImage;
}

/** Matches Chinese, Japanese and Korean characters. */
const SQUARE = /[\u2e80-\ud7af\uf900-\uffef]/;

/**
 * A person with a portrait, roles and a contact panel. In a tight grid, `--gloam-team-card-panel-size` and
 * `--gloam-team-card-panel-start` let the panel cover the neighbouring card. State: `data-open`, `data-featured`.
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
