'use client';

import type { MouseEvent } from 'react';
import {
  isDisabled,
  isLink,
  ariaCurrent,
  type DropdownMenuItem,
} from '../dropdown-menu/dropdown-menu.logic.js';
import { Button } from '../button/button.js';
import type { LinkComponent } from '../internal/link.js';
import {
  isDrawn,
  isNavigationMenu,
  type NavigationItem,
  type NavigationLink,
  type NavigationMenu,
} from './navigation.js';

interface ItemsProps {
  id: string;
  items: readonly NavigationItem[];
  contact?: NavigationLink;
  linkComponent: LinkComponent;
}

export function MobileMenuItems({ id, items, contact, linkComponent: Link }: ItemsProps) {
  return (
    <>
      <ul className="gloam-mobile-menu-list" role="list">
        {items.filter(isDrawn).map((item, index) => (
          <li key={item.label}>
            {isNavigationMenu(item) ? (
              <>
                <span className="gloam-mobile-menu-word" id={`${id}-${String(index)}`}>
                  {item.label}
                </span>
                <ul
                  className="gloam-mobile-menu-sublist"
                  role="list"
                  aria-labelledby={`${id}-${String(index)}`}
                >
                  {item.items.map((entry, position) => (
                    <li key={`${String(position)} ${entry.label}`}>
                      <Entry item={entry} linkComponent={Link} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <Link
                className="gloam-mobile-menu-word"
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
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
    </>
  );
}

export function MobileMenuLanguages({
  menu,
  linkComponent,
}: {
  menu: NavigationMenu;
  linkComponent: LinkComponent;
}) {
  return (
    <ul className="gloam-mobile-menu-languages" role="list" aria-label={menu.name ?? menu.label}>
      {menu.items.map((item) => (
        <li key={item.label}>
          <Entry item={item} linkComponent={linkComponent} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, linkComponent: Link }: { item: DropdownMenuItem; linkComponent: LinkComponent }) {
  if (isDisabled(item)) {
    return (
      <span className="gloam-mobile-menu-entry" data-disabled="">
        <span>{item.label}</span>
        {item.explanation && <small className="gloam-caption">{item.explanation}</small>}
      </span>
    );
  }
  const shared = {
    className: 'gloam-mobile-menu-entry',
    lang: item.lang,
    onClick: (event: MouseEvent) => {
      item.onSelect?.(event.nativeEvent);
    },
    children: item.label,
  };
  if (isLink(item)) {
    const link = { ...shared, href: item.href, hrefLang: item.lang, 'aria-current': ariaCurrent(item) };
    return item.render ? item.render(link) : <Link {...link} />;
  }
  const choice = {
    ...shared,
    'aria-current': item.current ? ('true' as const) : undefined,
    'data-choice': '',
  };
  return item.render ? item.render(choice) : <button type="button" {...choice} />;
}
