import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.js';
import { FilmFrame } from '../film-frame/film-frame.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import type { LinkComponent } from '../internal/link.js';

export interface StatusPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What the frame is numbered with, such as "404". */
  code: string;
  /** What happened, in one sentence. */
  title: ReactNode;
  /** What to do now. Default none. */
  text?: ReactNode;
  /** Where the way out leads. */
  href: string;
  /** Words of the way out. */
  linkText: ReactNode;
  /** The picture behind the frame, usually a decorative `Picture` with `priority`. Default none. */
  picture?: ReactNode;
  /** Level of the title. Default 1. */
  headingLevel?: HeadingLevel;
  /** What draws the link. Default `a`. */
  linkComponent?: LinkComponent;
}

/** A page instead of the one asked for: an unexposed frame on a picture, and a way out. */
export function StatusPage({
  code,
  title,
  text,
  href,
  linkText,
  picture,
  headingLevel = 1,
  linkComponent,
  className,
  ...rest
}: StatusPageProps) {
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
          <Button variant="quiet" icon="arrow-right" href={href} linkComponent={linkComponent}>
            {linkText}
          </Button>
        </div>
      </FilmFrame>
    </div>
  );
}
