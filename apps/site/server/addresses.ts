import { matchRoute, routes } from '../src/routes/match-route.ts';

/**
 * Reads every address of the site. The function that it returns lists those of a day (ISO 8601; default: all). Throws when the module of
 * a route with a parameter names none.
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

/** The catalogs that the pages of these addresses read beside the shell's, by address. */
export const areasOf = (addresses: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    addresses.map((address) => {
      const { route, params } = matchRoute(address);
      return [address, route.areas(params)];
    }),
  );
