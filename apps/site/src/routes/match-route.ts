import { NOT_FOUND_PATH } from '@fatal/contracts';
import { matchPath } from 'react-router-dom';
import { ROUTES } from './routes.ts';
import type { PageModule, Route, RouteMatch, RouteParams, RouteRow } from './route-types.ts';

const modules = import.meta.glob<PageModule>('../pages/*/{page,privacy,terms}.tsx');

/** Returns a row with its module. Throws if the module doesn't exist. */
function withModule(row: RouteRow): Route {
  const module = modules[`../pages/${row.page}.tsx`];
  if (!module) throw new Error(`Page module "src/pages/${row.page}.tsx" not found.`);
  const [folder = ''] = row.page.split('/');
  return { areas: () => [folder], ...row, file: `src/pages/${row.page}.tsx`, module };
}

export const routes: readonly Route[] = ROUTES.map(withModule);

/** Returns the route of a path, or that of the 404 page for unknown paths and malformed parameters. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const params = match.params as RouteParams;
    if (route.accepts?.(params) ?? true) return { route, params };
  }
  return matchRoute(NOT_FOUND_PATH);
}
