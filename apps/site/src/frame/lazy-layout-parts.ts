import { island } from '../runtime/island.tsx';
import type { Route } from '../runtime/route-types.ts';

/** The bar of most pages; its links and the sheet of a phone work before its code is here. */
export const LazyNavbar = island(() => import('./site-navbar.tsx').then((module) => module.SiteNavbar));

/** The footer of most pages. */
export const LazySiteFooter = island(() => import('./site-footer.tsx').then((module) => module.SiteFooter));

/** The footer of a game's page; no other page needs its code. */
export const LazyGameFooter = island(() => import('./game-footer.tsx').then((module) => module.GameFooter));

/** The button that appears on the way down a page. */
export const LazyBackToTop = island(() =>
  import('./site-back-to-top.tsx').then((module) => module.SiteBackToTop),
);

const LAYOUT_PARTS = {
  full: [LazyNavbar, LazySiteFooter, LazyBackToTop],
  game: [LazyGameFooter, LazyBackToTop],
  bare: [],
};

/** Fetches what stands around a page, for a visit from within the site. */
export async function preloadLayoutParts({ chrome }: Pick<Route, 'chrome'>): Promise<void> {
  await Promise.all(LAYOUT_PARTS[chrome ?? 'full'].map((part) => part.preload()));
}
