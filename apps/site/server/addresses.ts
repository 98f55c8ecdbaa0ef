import { matchRoute, routes } from '../src/routes/match-route.ts';

/**
 * Loads the paths of all pages. Returns a function that lists the paths published on a day (ISO 8601; default: all). Throws if a route with
 * parameters doesn't export its paths.
 */
export async function readAddresses(): Promise<(day?: string) => string[]> {
  const lists = await Promise.all(
    routes.map(async ({ path, page, module }) => {
      if (!path.includes(':')) return () => [path];
      const { addresses } = await module();
      if (!addresses) throw new Error(`src/pages/${page}.tsx must export the addresses of ${path}.`);
      return addresses;
    }),
  );
  return (day) => lists.flatMap((addresses) => addresses(day));
}

/** Returns the catalogs that pages need in addition to the shell's, by path. */
export const areasOf = (addresses: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    addresses.map((address) => {
      const { route, params } = matchRoute(address);
      return [address, route.areas(params)];
    }),
  );
