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
  /** Name of the link around the logo. */
  home: string;
}

export interface NavbarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The drawing of the logo, in `currentColor`. */
  logo: ReactNode;
  /** Where the logo leads. Default `/`. */
  homeHref?: string;
  /** Words of the bar and of its sheet. */
  labels: NavbarLabels;
  /** Links and menus, in order; a menu without items is left out. */
  items: readonly NavigationItem[];
  /** The menu of languages; without items it is not drawn. Default none. */
  language?: NavigationMenu;
  /** The outlined link at the end. Default none. */
  contact?: NavigationLink;
  /** How far the page is scrolled, in pixels, before the bar becomes low and opaque. Default 10. */
  threshold?: number;
  /** What draws the links. Default `a`. */
  linkComponent?: LinkComponent;
  /** Classes of the parts: the sheet that the links move to, and what is in it; `className` is the root's. Default none. */
  classNames?: MobileMenuProps['classNames'];
}

/**
 * The bar at the top of every page, drawn over its first picture. State: `data-scrolled` after the first pixels of
 * scroll; `data-room`, the width in rem from which the links stand in a row instead of behind the menu button.
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
