/** The page that one stands under, by the patterns of their routes; all others stand under the home page. */
const PARENTS: Readonly<Record<string, string>> = { '/news/:id': '/news', '/join-us/:role': '/careers' };

/** The paths between home and the page of a route, outermost first. */
export function pathsAbove(route: string): string[] {
  const parent = PARENTS[route];
  return parent === undefined ? [] : [...pathsAbove(parent), parent];
}
