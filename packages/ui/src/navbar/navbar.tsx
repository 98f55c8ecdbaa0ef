'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.js';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import {
  isDrawn,
  isNavigationMenu,
  type NavigationItem,
  type NavigationLink,
  type NavigationMenu,
} from '../mobile-menu/navigation.js';
import { useScrolledPast } from '../internal/use-scrolled-past.js';
import { MobileMenu, type MobileMenuLabels, type MobileMenuProps } from '../mobile-menu/mobile-menu.js';
import { roomNeeded } from './navbar.logic.js';

export interface NavbarLabels extends MobileMenuLabels {
  /** Accessible name of the link around the logo. */
  home: string;
}

export interface NavbarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The logo, drawn in `currentColor`. */
  logo: ReactNode;
  /** URL that the logo links to. @default '/' */
  homeHref?: string;
  /** Texts of the bar and its sheet. */
  labels: NavbarLabels;
  /** Links and menus, in order; a menu without items is left out. */
  items: readonly NavigationItem[];
  /** Menu of languages; left out if it has no items. @default none */
  language?: NavigationMenu;
  /** An outlined link at the end. @default none */
  contact?: NavigationLink;
  /** Scroll distance in pixels after which the bar becomes low and opaque. @default 10 */
  threshold?: number;
  /** The component that renders the links. @default 'a' */
  linkComponent?: LinkComponent;
  /** Classes of the mobile menu and its parts; `className` is set on the root element. @default none */
  classNames?: MobileMenuProps['classNames'];
}

/**
 * The bar at the top of every page, over its first picture. State: `data-scrolled` once the page is scrolled past
 * `threshold`; `data-room`, the width in rem from which the links form a row instead of being behind the menu button.
 */
export function Navbar({
  logo,
  homeHref = '/',
  labels,
  items,
  language,
  contact,
  threshold = 10,
  linkComponent: Link = 'a',
  className,
  classNames: classes,
  ...rest
}: NavbarProps) {
  const scrolled = useScrolledPast(threshold);
  const home = (
    <Link className="gloam-navbar-logo" href={homeHref} aria-label={labels.home}>
      {logo}
    </Link>
  );
  return (
    <header
      {...rest}
      className={classNames('gloam-navbar', className)}
      data-scrolled={scrolled || undefined}
      data-room={roomNeeded({ items, language, contact })}
    >
      <div className="gloam-navbar-bar">
        {home}
        <nav className="gloam-navbar-row" aria-label={labels.navigation}>
          <ul className="gloam-navbar-items" role="list">
            {items.filter(isDrawn).map((item) => (
              <li key={item.label}>
                {isNavigationMenu(item) ? (
                  <NavbarMenu menu={item} linkComponent={Link} />
                ) : (
                  <Link
                    className="gloam-word gloam-navbar-link"
                    href={item.href}
                    aria-current={item.current ? 'page' : undefined}
                  >
                    <span className="gloam-navbar-word">{item.label}</span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {language && <NavbarMenu menu={language} align="end" linkComponent={Link} />}
          {contact && (
            <Button
              variant="outline"
              href={contact.href}
              linkComponent={Link}
              aria-current={contact.current ? 'page' : undefined}
            >
              {contact.label}
            </Button>
          )}
        </nav>
        <MobileMenu
          items={items}
          labels={labels}
          language={language}
          contact={contact}
          header={home}
          linkComponent={Link}
          classNames={classes}
        />
      </div>
    </header>
  );
}

interface NavbarMenuProps {
  menu: NavigationMenu;
  align?: 'start' | 'end';
  linkComponent: LinkComponent;
}

function NavbarMenu({ menu, align, linkComponent }: NavbarMenuProps) {
  return (
    <DropdownMenu
      label={menu.label}
      labels={{ trigger: menu.name }}
      items={menu.items}
      align={align}
      linkComponent={linkComponent}
    />
  );
}

export type { NavigationItem, NavigationLink, NavigationMenu } from '../mobile-menu/navigation.js';
