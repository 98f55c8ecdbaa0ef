import { island } from '../shell/island.tsx';
import type { Route } from '../shell/route-types.ts';

/** The bar of most pages; its links and the sheet of a phone work before its code is here. */
export const LateNavbar = island(() => import('./site-navbar.tsx').then((module) => module.SiteNavbar));

/** The footer of most pages. */
export const LateSiteFooter = island(() => import('./site-footer.tsx').then((module) => module.SiteFooter));

/** The footer of a game's page; no other page needs its code. */
export const LateGameFooter = island(() => import('./game-footer.tsx').then((module) => module.GameFooter));

/** The button that appears on the way down a page. */
export const LateBackToTop = island(() =>
  import('./site-back-to-top.tsx').then((module) => module.SiteBackToTop),
);

const FRAMES = {
  full: [LateNavbar, LateSiteFooter, LateBackToTop],
  game: [LateGameFooter, LateBackToTop],
  bare: [],
};

/** Fetches what stands around a page, for a visit from within the site. */
export async function preloadFrame({ chrome }: Pick<Route, 'chrome'>): Promise<void> {
  await Promise.all(FRAMES[chrome ?? 'full'].map((part) => part.preload()));
}
