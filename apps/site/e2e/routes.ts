import type { Artist, SiteServerModule } from '@fatal/contracts';

const dist = new URL('../dist/', import.meta.url);

/** Opens the last built site. */
export async function builtSite() {
  const { openSite } = (await import(new URL('server/entry-server.js', dist).href)) as SiteServerModule;
  return openSite(new URL('client', dist).pathname);
}

const { paths, team, news } = await builtSite();

/** Returns every path of the site, including the 404 page. */
export function allRoutes(): string[] {
  return [...paths(undefined)];
}

/** Returns the first paths of each route. The others use the same page component. */
export function templates(count = 2): string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const routeOf = (path: string) => path.replace(/^\/(news|join-us)\/.+/, '/$1/:id');
  return [...Map.groupBy(allRoutes(), routeOf).values()].flatMap((found) =>
    found.sort(compare).slice(0, count),
  );
}

/** Returns the paths of the positions. */
export function allPositions(): string[] {
  return allRoutes().filter((path) => path.startsWith('/join-us/'));
}

/** Returns all people of the team, including former members. */
export function allPeople(): readonly Artist[] {
  return team;
}

/** Returns the paths of the articles, newest first. */
export function allArticles(): string[] {
  return news.map(({ id }) => `/news/${String(id)}`);
}
