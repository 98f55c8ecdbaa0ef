import { island } from '../shell/island.tsx';

/** The footer of most pages; its links work before its code is here. */
export const LateSiteFooter = island(() => import('./site-footer.tsx').then((module) => module.SiteFooter));

/** The footer of a game's page; no other page needs its code. */
export const LateGameFooter = island(() => import('./game-footer.tsx').then((module) => module.GameFooter));

/** The button that appears on the way down a page. */
export const LateBackToTop = island(() =>
  import('./site-back-to-top.tsx').then((module) => module.SiteBackToTop),
);
