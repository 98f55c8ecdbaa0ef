import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.js';
import { FilmFrame } from '../film-frame/film-frame.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import type { LinkComponent } from '../internal/link.js';

export interface StatusPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Code on the edge of the frame, such as "404". */
  code: string;
  /** Title: what happened, in one sentence. */
  title: ReactNode;
  /** Text that tells the visitor what to do now. @default none */
  text?: ReactNode;
  /** URL of the link out. */
  href: string;
  /** Text of the link out. */
  linkText: ReactNode;
  /** Other ways out, as plain links next to the first. @default none */
  more?: readonly { href: string; text: ReactNode }[];
  /** Picture behind the frame, usually a decorative `Picture` with `priority`. @default none */
  picture?: ReactNode;
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel;
  /** The component that renders the links. @default 'a' */
  linkComponent?: LinkComponent;
}

/** A page shown instead of the requested one, such as an error: an unexposed frame over a picture, and links out. */
export function StatusPage({
  code,
  title,
  text,
  href,
  linkText,
  more = [],
  picture,
  headingLevel = 1,
  linkComponent,
  className,
  ...rest
}: StatusPageProps) {
  const Link = linkComponent ?? 'a';
  return (
    <div {...rest} className={classNames('gloam-status-page', className)}>
      {picture && <div className="gloam-status-page-picture">{picture}</div>}
      <FilmFrame
        className="gloam-status-page-frame"
        top={{
          start: code,
          end: (
            <span className="gloam-rebate-half" aria-hidden="true">
              {code}
            </span>
          ),
        }}
        bottom={{}}
      >
        <div className="gloam-status-page-content">
          <Heading level={headingLevel} className="gloam-display gloam-status-page-title">
            {title}
          </Heading>
          {text && <p className="gloam-lede gloam-status-page-text">{text}</p>}
          <div className="gloam-status-page-links">
            <Button variant="quiet" icon="arrow-right" href={href} linkComponent={linkComponent}>
              {linkText}
            </Button>
            {more.map(({ href: to, text: words }) => (
              <Link key={to} className="gloam-status-page-link" href={to}>
                {words}
              </Link>
            ))}
          </div>
        </div>
      </FilmFrame>
    </div>
  );
}
