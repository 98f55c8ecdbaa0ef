import type { Artist, SiteServerModule } from '@fatal/contracts';

const dist = new URL('../dist/', import.meta.url);

/** The site that was built last. */
export async function builtSite() {
  const { openSite } = (await import(new URL('server/entry-server.js', dist).href)) as SiteServerModule;
  return openSite(new URL('client', dist).pathname);
}

const { paths, team, news } = await builtSite();

/** Every address of the site; the 404 page stands for what is not found. */
export function allRoutes(): string[] {
  return [...paths(undefined)];
}

/** The first addresses of each route: the others are drawn by the same module. */
export function templates(count = 2): string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const routeOf = (path: string) => path.replace(/^\/(news|join-us)\/.+/, '/$1/:id');
  return [...Map.groupBy(allRoutes(), routeOf).values()].flatMap((found) =>
    found.sort(compare).slice(0, count),
  );
}

/** The addresses of the positions. */
export function allPositions(): string[] {
  return allRoutes().filter((path) => path.startsWith('/join-us/'));
}

/** Everybody of the team, those who left too. */
export function everybody(): readonly Artist[] {
  return team;
}

/** The addresses of the articles, newest first. */
export function allArticles(): string[] {
  return news.map(({ id }) => `/news/${String(id)}`);
}
