import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';

export interface FooterLink {
  /** Text of the link. */
  label: string;
  href: string;
  /** Whether the link leads to another site. It opens in a new tab and tells screen readers so. @default false */
  external?: boolean;
  /** Whether the link leads to the current page; it gets `aria-current`. @default false */
  current?: boolean;
}

export interface FooterList {
  heading: string;
  links: readonly FooterLink[];
}

export interface FooterCallToAction {
  /** The heading, one sentence. Mark an italic clause in it with an `<em>`. */
  title: ReactNode;
  link: FooterLink;
  /** A second action, such as the button of a store. */
  action?: ReactNode;
}

export interface FooterLabels {
  /** Accessible name of the navigation with the lists. */
  navigation: string;
  /** Text after a link that opens in a new tab, for screen readers. */
  newTab: string;
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Texts for screen readers. */
  labels: FooterLabels;
  /** The call to action above or beside the lists. @default none */
  callToAction?: FooterCallToAction;
  /** The lists of links, each with a heading. */
  lists: readonly FooterList[];
  /** The copyright line, including the year. */
  copyright: string;
  /** A second line next to `copyright`. @default none */
  note?: ReactNode;
  /** A wide, decorative drawing in `currentColor`, or a picture, cropped by the end of the page. @default none */
  ornament?: ReactNode;
  /** The component that renders the internal links. @default 'a' */
  linkComponent?: LinkComponent;
}

/** The footer of a page, with a call to action and lists of links. */
export function Footer({
  labels,
  callToAction,
  lists,
  copyright,
  note,
  ornament,
  linkComponent = 'a',
  className,
  ...rest
}: FooterProps) {
  const id = useId();
  return (
    <footer {...rest} className={classNames('gloam-footer', className)}>
      <div className="gloam-footer-page">
        <div className="gloam-footer-top">
          {callToAction && (
            <div className="gloam-footer-call">
              <h2 className="gloam-footer-title">{callToAction.title}</h2>
              <CallLink link={callToAction.link} newTab={labels.newTab} linkComponent={linkComponent} />
              {callToAction.action}
            </div>
          )}
          <nav className="gloam-footer-lists" aria-label={labels.navigation}>
            {lists.map(({ heading, links }, index) => (
              <div key={heading}>
                <h3 className="gloam-footer-heading" id={`${id}-${String(index)}`}>
                  {heading}
                </h3>
                <ul className="gloam-footer-list" role="list" aria-labelledby={`${id}-${String(index)}`}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <FooterAnchor link={link} newTab={labels.newTab} linkComponent={linkComponent} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="gloam-caption gloam-footer-legal">
          <span>{copyright}</span>
          {note && <span>{note}</span>}
        </div>
      </div>
      {ornament && (
        <div className="gloam-footer-page gloam-footer-ornament" aria-hidden="true">
          {ornament}
        </div>
      )}
    </footer>
  );
}

interface FooterAnchorProps {
  link: FooterLink;
  newTab: string;
  linkComponent: LinkComponent;
}

function CallLink({ link, newTab, linkComponent }: FooterAnchorProps) {
  if (!link.external) {
    return (
      <Button variant="quiet" icon="arrow-right" href={link.href} linkComponent={linkComponent}>
        {link.label}
      </Button>
    );
  }
  return (
    <Button variant="quiet" icon="arrow-right" href={link.href} target="_blank" rel="noopener">
      <span>{link.label}</span> <span className="gloam-visually-hidden">{newTab}</span>
    </Button>
  );
}

function FooterAnchor({ link, newTab, linkComponent: Link }: FooterAnchorProps) {
  if (!link.external) {
    return (
      <Link className="gloam-footer-link" href={link.href} aria-current={link.current ? 'page' : undefined}>
        {link.label}
      </Link>
    );
  }
  return (
    <a className="gloam-footer-link" href={link.href} target="_blank" rel="noopener">
      <span>{link.label}</span> <span className="gloam-visually-hidden">{newTab}</span>
    </a>
  );
}
