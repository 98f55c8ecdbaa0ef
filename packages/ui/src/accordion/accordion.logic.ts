import type { ReactNode } from 'react';

export interface AccordionItem {
  /** Id of the item's button in the document, and so its address: `#<id>` opens it. Unique on the page. */
  id: string;
  /** What stands on the button. */
  title: ReactNode;
  /** The title as plain text, for the name of the copy button. Default `title` where that is a string, else `id`. */
  titleText?: string;
  /** What opens. It is on the page from the start, open or not. */
  content: ReactNode;
  /** Stands at the end of the button, such as a count; part of its name. Default none. */
  end?: ReactNode;
}

/** The id that a fragment such as `#faq-3` names; `null` where it names none or cannot be decoded. */
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

/** Whether something at `top` can be seen with room for what it opens: below what covers the page, in the upper half. */
export function isInUpperHalf(top: number, window: { covered: number; height: number }): boolean {
  return top >= window.covered && top <= window.height / 2;
}

export function titleTextOf({ id, title, titleText }: AccordionItem): string {
  return titleText ?? (typeof title === 'string' ? title : id);
}
