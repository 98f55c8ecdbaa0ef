import type { ReactNode } from 'react';

export interface AccordionItem {
  /** The id of the item's button. The address `#<id>` opens the item. Must be unique on the page. */
  id: string;
  /** The content of the button. */
  title: ReactNode;
  /** The title as plain text, for the name of the copy button. @default `title` if it is a string, else `id` */
  titleText?: string;
  /** The content of the panel. It is rendered from the start, whether the item is open or not. */
  content: ReactNode;
  /** Content at the end of the button, such as a count. It is part of the button's name. */
  end?: ReactNode;
}

/** The id that a fragment such as `#faq-3` names, or `null` if it names none or cannot be decoded. */
export function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** The absolute address of the element with an id, on the page at `page`. */
export function addressOf(id: string, page: string): string {
  return new URL(`#${encodeURIComponent(id)}`, page).href;
}

/** Whether an element at `top` is in the upper half of the window, below the covered area, with room for its panel. */
export function isInUpperHalf(top: number, window: { covered: number; height: number }): boolean {
  return top >= window.covered && top <= window.height / 2;
}

export function titleTextOf({ id, title, titleText }: AccordionItem): string {
  return titleText ?? (typeof title === 'string' ? title : id);
}
