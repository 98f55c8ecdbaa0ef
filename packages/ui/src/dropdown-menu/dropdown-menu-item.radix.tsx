'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import type { LinkComponent } from '../internal/link.js';
import {
  actionState,
  ariaCurrent,
  isDisabled,
  isLink,
  type DropdownMenuItem,
} from './dropdown-menu.logic.js';

interface ItemProps {
  item: DropdownMenuItem;
  linkComponent: LinkComponent;
}

export function DropdownMenuPanelItem({ item, linkComponent: Link }: ItemProps) {
  const shared = {
    className: 'gloam-dropdown-menu-item',
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
  if (isLink(item)) {
    return (
      <Menu.Item {...shared} asChild onSelect={item.onSelect}>
        <Link href={item.href} hrefLang={item.lang} aria-current={ariaCurrent(item)}>
          <ItemContent item={item} />
        </Link>
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...shared} {...actionState(item)} onSelect={item.onSelect}>
      <ItemContent item={item} />
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
