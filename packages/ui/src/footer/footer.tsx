import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';

export interface FooterLink {
  /** The visible name. */
  label: string;
  href: string;
  /** Leads to another site: opens in a new tab, and says so. Default `false`. */
  external?: boolean;
  /** Leads to the page that is shown: marked with `aria-current`. Default `false`. */
  current?: boolean;
}

export interface FooterList {
  heading: string;
  links: readonly FooterLink[];
}

export interface FooterCallToAction {
  /** One sentence; an `<em>` in it is its italic clause. */
  title: ReactNode;
  link: FooterLink;
  /** Another thing that a visitor can do, such as the button of a store. Default none. */
  action?: ReactNode;
}

export interface FooterLabels {
  /** Name of the navigation that the lists make up. */
  navigation: string;
  /** Read after a link that opens in a new tab. */
  newTab: string;
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Words that are heard, not seen. */
  labels: FooterLabels;
  /** The call above or beside the lists. Default none. */
  callToAction?: FooterCallToAction;
  /** Lists of links, each under its heading. */
  lists: readonly FooterList[];
  /** The line about rights, year included. */
  copyright: string;
  /** A second line beside it. Default none. */
  note?: ReactNode;
  /** A wide drawing in `currentColor`, or a picture, that the end of the page crops; hidden from assistive technology. Default none. */
  ornament?: ReactNode;
  /** What draws the internal links. Default `a`. */
  linkComponent?: LinkComponent;
}

/** The end of every page. */
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
