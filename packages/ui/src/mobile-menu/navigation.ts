import type { DropdownMenuItem } from '../dropdown-menu/dropdown-menu.js';

/** A link of the navigation. */
export interface NavigationLink {
  /** The visible text. */
  label: string;
  href: string;
  /** Whether this is the current page. @default false */
  current?: boolean;
}

/** A menu of the navigation. */
export interface NavigationMenu {
  /** The visible text, which may be as short as a language code. */
  label: string;
  /** Full accessible name of the menu, if the visible text is short; has to contain the visible text. */
  name?: string;
  items: readonly DropdownMenuItem[];
}

export type NavigationItem = NavigationLink | NavigationMenu;

/** Returns whether an item is rendered; an empty menu is not. */
export function isDrawn(item: NavigationItem): boolean {
  return !isNavigationMenu(item) || item.items.length > 0;
}

export function isNavigationMenu(item: NavigationItem): item is NavigationMenu {
  return 'items' in item;
}
