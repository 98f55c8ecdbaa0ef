import type { ReactNode } from 'react';
import type { Render } from '../internal/render.js';

interface ItemLook {
  /** The visible name. */
  label: string;
  /** Language of the label, as a language tag. Default: the page's. */
  lang?: string;
  /** A small picture or mark before the label; decoration. Default none. */
  leading?: ReactNode;
}

/** Leads to a page. */
export interface DropdownMenuLink extends ItemLook {
  href: string;
  /** The page, or with `lang` the language, that is shown. Default `false`. */
  current?: boolean;
  /** Called before the link is followed; `preventDefault` on the event keeps the visitor where they are. Default none. */
  onSelect?: (event: Event) => void;
  /** Draws this link instead of `linkComponent`; `href` is among what it is given. Default none. */
  render?: Render;
  disabled?: never;
}

/** Does something. One that says whether it is `current` is one of a set of which one holds. */
export interface DropdownMenuAction extends ItemLook {
  onSelect: (event: Event) => void;
  href?: never;
  /** This one of the set holds. Default: it is no set. */
  current?: boolean;
  /** Draws this item, such as a button that submits a form. Default: an element of the menu. */
  render?: Render;
  disabled?: never;
}

/** Cannot be chosen yet, and says why. */
export interface DropdownMenuDisabled extends ItemLook {
  disabled: true;
  /** Why it cannot be chosen. Default none. */
  explanation?: string;
  href?: never;
  onSelect?: never;
  render?: never;
  current?: never;
}

export type DropdownMenuItem = DropdownMenuLink | DropdownMenuAction | DropdownMenuDisabled;

/** Parts of the menu that take a class of yours. */
export type DropdownMenuPart = 'button' | 'panel' | 'item';

/** Where focus goes when the menu opens: to the menu itself after a pointer, into the list after a key. */
export type DropdownMenuEntry = 'menu' | 'first' | 'last';

export function isDisabled(item: DropdownMenuItem): item is DropdownMenuDisabled {
  return item.disabled === true;
}

export function isLink(item: DropdownMenuItem): item is DropdownMenuLink {
  return item.href !== undefined;
}

/** The entry that a key on the opener asks for, if it asks for the menu. */
export function entryOfKey(key: string): DropdownMenuEntry | undefined {
  if (key === 'ArrowDown') return 'first';
  if (key === 'ArrowUp') return 'last';
  return undefined;
}

/** A click that a key made carries no click count. */
export function entryOfClick(detail: number): DropdownMenuEntry {
  return detail === 0 ? 'first' : 'menu';
}

/** The value of `aria-current` of a link: a link in another language stands for that language, not for a page. */
export function ariaCurrent({ current, lang }: DropdownMenuLink): 'page' | 'true' | undefined {
  if (!current) return undefined;
  return lang ? 'true' : 'page';
}

/** The role of an item that acts, and whether it holds. */
export function actionState(item: DropdownMenuAction) {
  return item.current === undefined
    ? { role: 'menuitem' as const }
    : { role: 'menuitemradio' as const, 'aria-checked': item.current };
}
