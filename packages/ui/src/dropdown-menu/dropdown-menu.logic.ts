import type { ReactNode } from 'react';
import type { Render } from '../internal/render.js';

interface ItemLook {
  /** Text of the item. */
  label: string;
  /** The language tag of the label. @default the page's language */
  lang?: string;
  /** A small decorative picture or icon before the label. */
  leading?: ReactNode;
}

/** An item that is a link. */
export interface DropdownMenuLink extends ItemLook {
  href: string;
  /** Whether the link leads to the current page, or with `lang`, to the current language. @default false */
  current?: boolean;
  /** Called when the visitor picks the link. Call `preventDefault` on the event to keep the menu open. */
  onSelect?: (event: Event) => void;
  /** Renders this link instead of `linkComponent`. Its attributes include `href`. */
  render?: Render;
  disabled?: never;
}

/** An item that runs an action. With `current`, it is one of a set of radio items. */
export interface DropdownMenuAction extends ItemLook {
  onSelect: (event: Event) => void;
  href?: never;
  /** Whether the item is the checked one of its set. @default none, for an item outside a set */
  current?: boolean;
  /** Renders this item, such as a button that submits a form. @default a menu item */
  render?: Render;
  disabled?: never;
}

/** An item that cannot be chosen yet, with the reason. */
export interface DropdownMenuDisabled extends ItemLook {
  disabled: true;
  /** The reason why the item cannot be chosen. */
  explanation?: string;
  href?: never;
  onSelect?: never;
  render?: never;
  current?: never;
}

export type DropdownMenuItem = DropdownMenuLink | DropdownMenuAction | DropdownMenuDisabled;

/** The parts of the menu that you can give a class name. */
export type DropdownMenuPart = 'button' | 'panel' | 'item';

/** The element to focus when the menu opens: the menu itself after a click, the first or last item after a key. */
export type DropdownMenuEntry = 'menu' | 'first' | 'last';

export function isDisabled(item: DropdownMenuItem): item is DropdownMenuDisabled {
  return item.disabled === true;
}

export function isLink(item: DropdownMenuItem): item is DropdownMenuLink {
  return item.href !== undefined;
}

/** The `aria-current` of a link: a link with `lang` means the current language, not the current page. */
export function ariaCurrent({ current, lang }: DropdownMenuLink): 'page' | 'true' | undefined {
  if (!current) return undefined;
  return lang ? 'true' : 'page';
}
