import {
  isDrawn,
  isNavigationMenu,
  type NavigationItem,
  type NavigationLink,
  type NavigationMenu,
} from '../mobile-menu/navigation.js';

/** Page widths in rem from which the links form a row; the style sheet has a rule for each. */
export const ROOMS = [56.25, 64, 72, 80, 90] as const;

export type Room = (typeof ROOMS)[number];

const FONT = 0.9375;
const GAP = 1.75;
const CHEVRON = 1.5;
const BUTTON_PADDING = 2.625;
const LOGO_AND_MARGINS = 10;

/**
 * Returns the estimated width of a text in rem: full-width characters are square, others a little over half as wide.
 */
export function wordWidth(word: string): number {
  let ems = 0;
  for (const character of word) ems += character >= '\u2e80' ? 1 : 0.56;
  return ems * FONT;
}

export interface NavbarContent {
  items: readonly NavigationItem[];
  language?: NavigationMenu;
  contact?: NavigationLink;
}

/**
 * Returns the narrowest page width at which every text fits in one row; `undefined` if none does and the menu button
 * is always shown. Estimated from the texts rather than measured, so that the server gets the same result and
 * hydration doesn't shift the layout.
 */
export function roomNeeded({ items, language, contact }: NavbarContent): Room | undefined {
  const words = [...items, ...(language ? [language] : [])].filter(isDrawn);
  const needed =
    LOGO_AND_MARGINS +
    words.reduce(
      (sum, item) => sum + GAP + wordWidth(item.label) + (isNavigationMenu(item) ? CHEVRON : 0),
      0,
    ) +
    (contact ? GAP + BUTTON_PADDING + wordWidth(contact.label) : 0);
  return ROOMS.find((room) => room >= needed);
}
