import { NOT_FOUND_PATH } from '@fatal/contracts';
import { matchPath } from 'react-router-dom';
import { ROUTES } from './routes.ts';
import type { PageModule, Route, RouteMatch, RouteParams, RouteRow } from './route-types.ts';

const modules = import.meta.glob<PageModule>('../pages/*/{page,privacy,terms}.tsx');

/** A row with its module. Throws where there is none. */
function withModule(row: RouteRow): Route {
  const module = modules[`../pages/${row.page}.tsx`];
  if (!module) throw new Error(`There is no page "${row.page}".`);
  const [folder = ''] = row.page.split('/');
  return { areas: () => [folder], ...row, file: `src/pages/${row.page}.tsx`, module };
}

export const routes: readonly Route[] = ROUTES.map(withModule);

/** The route of a path; unknown paths, roles and ids have the route of the 404 page. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const params = match.params as RouteParams;
    if (route.accepts?.(params) ?? true) return { route, params };
  }
  return matchRoute(NOT_FOUND_PATH);
}
