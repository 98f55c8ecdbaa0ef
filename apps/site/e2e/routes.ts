import type { Artist, NewsItem, SiteManifest } from '@fatal/contracts';
import { readFileSync } from 'node:fs';

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../dist/${path}`, import.meta.url), 'utf8'));

const { pages } = readJson('site.json') as SiteManifest;

/** Every address that the build wrote; the 404 page stands for what is not found. */
export function allRoutes(): string[] {
  return Object.keys(pages);
}

/** The first addresses of each route: the others come from the same template. */
export function templates(count = 2): string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...Map.groupBy(allRoutes(), (path) => pages[path]?.route).values()].flatMap((paths) =>
    paths.sort(compare).slice(0, count),
  );
}

/** The addresses of the positions. */
export function allPositions(): string[] {
  return allRoutes().filter((path) => path.startsWith('/join-us/'));
}

/** Everybody of the team, those who left too. */
export function everybody(): Artist[] {
  return readJson('content/team.json') as Artist[];
}

/** The addresses of the articles, newest first. */
export function allArticles(): string[] {
  return (readJson('content/news.json') as NewsItem[]).map(({ id }) => `/news/${String(id)}`);
}
