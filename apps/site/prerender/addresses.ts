import { routes } from '../src/app/routes.ts';

/** Every address of the site on a day (ISO 8601). Throws when the module of a route with a parameter names none. */
export async function allAddresses(day?: string): Promise<string[]> {
  const lists = await Promise.all(
    routes.map(async ({ path, page, module }) => {
      if (!path.includes(':')) return [path];
      const { addresses } = await module();
      if (!addresses) throw new Error(`src/pages/${page}.tsx must export the addresses of ${path}.`);
      return addresses(day);
    }),
  );
  return lists.flat();
}
