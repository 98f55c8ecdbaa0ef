import { NOT_FOUND_PATH, POSITION_ROLES } from '@fatal/contracts';
import { matchPath } from 'react-router-dom';
import type { PageModule, Route, RouteMatch, RouteParams } from '../runtime/route-types.ts';

const modules = import.meta.glob<PageModule>('../pages/*/{page,privacy,terms}.tsx');

/** The module in `src/pages` that draws a route. Throws where there is none. */
function pageAt(name: string): Pick<Route, 'file' | 'module'> {
  const module = modules[`../pages/${name}.tsx`];
  if (!module) throw new Error(`There is no page "${name}".`);
  return { file: `src/pages/${name}.tsx`, module };
}

const notFound: Route = {
  path: NOT_FOUND_PATH,
  areas: () => [],
  ...pageAt('not-found/page'),
};

/** Every page of the site (DECISIONS section 2). Anything else is the page of `/404`. */
export const routes: readonly Route[] = [
  { path: '/', areas: () => ['home', 'news'], ...pageAt('home/page') },
  {
    path: '/gate',
    areas: () => ['gate', 'forms'],
    ...pageAt('gate/page'),
    chrome: 'bare',
  },
  { path: '/news', areas: () => ['news'], ...pageAt('news/page') },
  {
    path: '/news/:id',
    areas: ({ id = '' }) => ['news', `article-${id}`],
    ...pageAt('news-article/page'),
    accepts: ({ id = '' }) => /^[1-9]\d*$/.test(id),
  },
  {
    path: '/games/fatal-unleashed-darkness',
    areas: () => ['game'],
    ...pageAt('game/page'),
    chrome: 'game',
  },
  { path: '/team', areas: () => ['team'], ...pageAt('team/page') },
  {
    path: '/careers',
    areas: () => ['careers', 'positions', 'forms'],
    ...pageAt('careers/page'),
  },
  {
    path: '/join-us/:role',
    areas: ({ role = '' }) => ['positions', `position-${role}`, 'forms'],
    ...pageAt('position/page'),
    accepts: ({ role }) => POSITION_ROLES.some((known) => known === role),
  },
  {
    path: '/support',
    areas: () => ['support', 'forms'],
    ...pageAt('support/page'),
  },
  {
    path: '/collaborations',
    areas: () => ['collaborations'],
    ...pageAt('collaborations/page'),
  },
  {
    path: '/events/mundos-digitales-2025',
    areas: () => ['festival', 'forms'],
    ...pageAt('festival/page'),
  },
  { path: '/terms-of-use', areas: () => ['legal'], ...pageAt('legal/terms') },
  {
    path: '/privacy-policy',
    areas: () => ['legal'],
    ...pageAt('legal/privacy'),
  },
  notFound,
];

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
