import { readdirSync } from 'node:fs';
import path from 'node:path';

const site = path.join(import.meta.dirname, '..');

const foldersIn = (folder: string) =>
  readdirSync(path.join(site, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Sources whose messages belong to the catalog of another page. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/pages/not-found': 'shell',
  'src/pages/news-article': 'news',
  'src/pages/position': 'positions',
};

/**
 * Sources with their catalogs. Each page folder has its own catalog. Messages of the content are in the
 * content's own files.
 */
const sources: [source: string, area: string][] = [
  ...foldersIn('src').flatMap((name): [string, string][] =>
    name === 'pages' ? [] : [[`src/${name}`, name === 'forms' ? name : 'shell']],
  ),
  ...foldersIn('src/pages').map((name): [string, string] => [`src/pages/${name}`, name]),
];

const areas = Map.groupBy(sources, ([source, area]) => ELSEWHERE[source] ?? area);

/** Catalogs with their sources. Pages load only the catalogs that they need, so catalogs are small. */
export const catalogs = [...areas].map(([area, read]) => ({
  path: `<rootDir>/apps/site/locales/${area}/{locale}`,
  include: read.map(([source]) => `<rootDir>/apps/site/${source}`),
  exclude: ['**/*.test.*', '**/*.stories.*'],
}));
