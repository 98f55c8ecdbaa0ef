import { NOT_FOUND_PATH, POSITION_ROLES } from '@fatal/contracts';
import { matchPath } from 'react-router-dom';
import type { PageModule, Route, RouteParams } from './route-types.ts';

const page = (load: () => Promise<unknown>) => load as () => Promise<PageModule>;

const notFound: Route = {
  path: NOT_FOUND_PATH,
  areas: () => [],
  module: page(() => import('../pages/not-found/page.tsx')),
};

/** Every page of the site (DECISIONS section 2). Anything else is the page of `/404`. */
export const routes: readonly Route[] = [
  { path: '/', areas: () => ['home', 'news'], module: page(() => import('../pages/home/page.tsx')) },
  {
    path: '/gate',
    areas: () => ['gate', 'forms'],
    module: page(() => import('../pages/gate/page.tsx')),
    chrome: 'bare',
  },
  { path: '/news', areas: () => ['news'], module: page(() => import('../pages/news/page.tsx')) },
  {
    path: '/news/:id',
    areas: ({ id = '' }) => ['news', `article-${id}`],
    module: page(() => import('../pages/news-article/page.tsx')),
    accepts: ({ id = '' }) => /^[1-9]\d*$/.test(id),
  },
  {
    path: '/games/fatal-unleashed-darkness',
    areas: () => ['game'],
    module: page(() => import('../pages/game/page.tsx')),
    chrome: 'game',
  },
  { path: '/team', areas: () => ['team'], module: page(() => import('../pages/team/page.tsx')) },
  {
    path: '/careers',
    areas: () => ['careers', 'positions', 'forms'],
    module: page(() => import('../pages/careers/page.tsx')),
  },
  {
    path: '/join-us/:role',
    areas: () => ['positions', 'forms'],
    module: page(() => import('../pages/position/page.tsx')),
    accepts: ({ role }) => POSITION_ROLES.some((known) => known === role),
  },
  {
    path: '/support',
    areas: () => ['support', 'forms'],
    module: page(() => import('../pages/support/page.tsx')),
  },
  {
    path: '/collaborations',
    areas: () => ['collaborations'],
    module: page(() => import('../pages/collaborations/page.tsx')),
  },
  {
    path: '/events/mundos-digitales-2025',
    areas: () => ['festival', 'forms'],
    module: page(() => import('../pages/festival/page.tsx')),
  },
  { path: '/terms-of-use', areas: () => ['legal'], module: page(() => import('../pages/legal/terms.tsx')) },
  {
    path: '/privacy-policy',
    areas: () => ['legal'],
    module: page(() => import('../pages/legal/privacy.tsx')),
  },
  notFound,
];

export interface RouteMatch {
  route: Route;
  params: RouteParams;
}

/** The route of a path; unknown paths, roles and ids have the route of the 404 page. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const params = match.params as RouteParams;
    if (route.accepts?.(params) ?? true) return { route, params };
  }
  return { route: notFound, params: {} };
}
