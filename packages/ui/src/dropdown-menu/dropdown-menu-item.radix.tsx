'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import { ariaCurrent, isDisabled, isLink, type DropdownMenuItem } from './dropdown-menu.logic.js';

interface ItemProps {
  item: DropdownMenuItem;
  linkComponent: LinkComponent;
  className: string | undefined;
}

export function DropdownMenuPanelItem({ item, linkComponent: Link, className }: ItemProps) {
  const shared = {
    className: classNames('gloam-dropdown-menu-item', className),
    textValue: item.label,
  };
  if (isDisabled(item)) {
    return (
      <Menu.Item
        {...shared}
        aria-disabled="true"
        onSelect={(event) => {
          event.preventDefault();
        }}
      >
        <ItemContent item={item} explanation={item.explanation} />
      </Menu.Item>
    );
  }
  const content = <ItemContent item={item} />;
  if (isLink(item)) {
    const link = { href: item.href, hrefLang: item.lang, 'aria-current': ariaCurrent(item) };
    return (
      <Menu.Item {...shared} asChild onSelect={item.onSelect}>
        {item.render ? item.render({ ...link, children: content }) : <Link {...link}>{content}</Link>}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      {...shared}
      role={item.current === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.current}
      asChild={!!item.render}
      onSelect={item.onSelect}
    >
      {item.render ? item.render({ children: content }) : content}
    </Menu.Item>
  );
}

function ItemContent({ item, explanation }: { item: DropdownMenuItem; explanation?: ReactNode }) {
  return (
    <>
      {item.leading !== undefined && (
        <span className="gloam-dropdown-menu-leading" aria-hidden="true">
          {item.leading}
        </span>
      )}
      <span className="gloam-dropdown-menu-words">
        <span lang={item.lang}>{item.label}</span>{' '}
        {explanation && <span className="gloam-caption">{explanation}</span>}
      </span>
    </>
  );
}
