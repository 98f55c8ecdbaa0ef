import { ROUTES } from '../src/routes/routes.ts';

/** The paths between home and the page of a route, outermost first. */
export function pathsAbove(route: string): string[] {
  const parent = ROUTES.find(({ path }) => path === route)?.parent;
  return parent === undefined ? [] : [...pathsAbove(parent), parent];
}
