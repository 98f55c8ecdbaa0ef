import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import type { LinkComponent } from '../internal/link.js';

interface CommonProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Text of the heading; `<em>` is set in a darker italic. */
  children: ReactNode;
  /** The heading's level. @default 2 */
  level?: HeadingLevel;
  /**
   * Look of the heading: `page` for a page's title, `section` for the start of a section, `group` for a small heading
   * under a hairline.
   * @default 'section'
   */
  look?: 'page' | 'section' | 'group';
  /** Id of the heading element, for `aria-labelledby` and anchors. @default none */
  headingId?: string;
}

interface EndText {
  /** A short text at the end of the line, such as a count. @default none */
  end?: ReactNode;
  endHref?: never;
  linkComponent?: never;
}

interface EndLink {
  /** A short text at the end of the line, such as "All news". */
  end: ReactNode;
  /** URL that the text at the end links to. */
  endHref: string;
  /** The component that renders the link. @default 'a' */
  linkComponent?: LinkComponent;
}

export type SectionHeadingProps = CommonProps & (EndText | EndLink);

/** A heading with optional text at the end of its line. State: `data-look`. */
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
