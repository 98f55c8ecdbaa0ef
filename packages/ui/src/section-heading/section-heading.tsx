import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import type { LinkComponent } from '../internal/link.js';

interface CommonProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The words of the heading; a clause in `<em>` is set in a darker italic. */
  children: ReactNode;
  /** Level in the outline of the page. Default 2. */
  level?: HeadingLevel;
  /** `page` is a page's title, `section` starts a section, `group` is small, under a hairline. Default `section`. */
  look?: 'page' | 'section' | 'group';
  /** Id of the heading itself, for `aria-labelledby` and anchors. Default none. */
  headingId?: string;
}

interface EndText {
  /** A few words at the far end, such as a count. Default none. */
  end?: ReactNode;
  endHref?: never;
  linkComponent?: never;
}

interface EndLink {
  /** A few words at the far end, such as "All news". */
  end: ReactNode;
  /** Makes the words at the far end a link. */
  endHref: string;
  /** What draws the link. Default `a`. */
  linkComponent?: LinkComponent;
}

export type SectionHeadingProps = CommonProps & (EndText | EndLink);

/** A heading with room for a word at the end of its line. State: `data-look`. */
export function SectionHeading({
  children,
  level = 2,
  look = 'section',
  headingId,
  end,
  endHref,
  linkComponent: Link = 'a',
  className,
  ...rest
}: SectionHeadingProps) {
  return (
    <div {...rest} className={classNames('gloam-section-heading', className)} data-look={look}>
      <Heading level={level} className="gloam-display gloam-section-heading-text" id={headingId}>
        {children}
      </Heading>
      {end !== undefined &&
        (endHref === undefined ? (
          <span className="gloam-section-heading-end">{end}</span>
        ) : (
          <Link className="gloam-section-heading-end" href={endHref}>
            {end}
          </Link>
        ))}
    </div>
  );
}
