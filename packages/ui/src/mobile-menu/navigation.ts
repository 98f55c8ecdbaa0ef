import type { DropdownMenuItem } from '../dropdown-menu/dropdown-menu.js';

/** A link of the navigation. */
export interface NavigationLink {
  /** The visible name. */
  label: string;
  href: string;
  /** The page that is shown. Default `false`. */
  current?: boolean;
}

/** A menu of the navigation. */
export interface NavigationMenu {
  /** The visible name, which may be as short as a language code. */
  label: string;
  /** What the menu is called in full, when the visible name is short; it must contain the visible name. */
  name?: string;
  items: readonly DropdownMenuItem[];
}

export type NavigationItem = NavigationLink | NavigationMenu;

/** What is drawn of an item: a menu that would be empty is not. */
export function isDrawn(item: NavigationItem): boolean {
  return !isNavigationMenu(item) || item.items.length > 0;
}

export function isNavigationMenu(item: NavigationItem): item is NavigationMenu {
  return 'items' in item;
}
