import { POSITION_ROLES } from '@fatal/contracts';
import { articles } from '../content/news.ts';
import { routes } from '../src/app/routes.ts';

const parameters: Record<string, string[]> = {
  '/news/:id': articles.map(({ id }) => `/news/${String(id)}`),
  '/join-us/:role': POSITION_ROLES.map((role) => `/join-us/${role}`),
};

/** Every address of the site. Throws when a route with a parameter has none. */
export function allAddresses(): string[] {
  return routes.flatMap(({ path }) => {
    if (!path.includes(':')) return [path];
    const addresses = parameters[path];
    if (!addresses) throw new Error(`No addresses are listed for the route ${path}.`);
    return addresses;
  });
}
