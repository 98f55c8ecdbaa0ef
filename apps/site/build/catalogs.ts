import { readdirSync } from 'node:fs';
import path from 'node:path';

const site = path.join(import.meta.dirname, '..');

const foldersIn = (folder: string) =>
  readdirSync(path.join(site, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Sources whose words are in the catalog of another page. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/pages/not-found': 'shell',
  'src/pages/news-article': 'news',
  'src/pages/position': 'positions',
};

/** Every source of words, with its area by the rule: a page's folder is one area. The content has its words in its own files. */
const sources: [source: string, area: string][] = [
  ...foldersIn('src').flatMap((name): [string, string][] =>
    name === 'pages' ? [] : [[`src/${name}`, name === 'forms' ? name : 'shell']],
  ),
  ...foldersIn('src/pages').map((name): [string, string] => [`src/pages/${name}`, name]),
];

const areas = Map.groupBy(sources, ([source, area]) => ELSEWHERE[source] ?? area);

/** Which sources each catalog is read from. A page loads the catalogs of its own areas, so areas are small. */
export const catalogs = [...areas].map(([area, read]) => ({
  path: `<rootDir>/apps/site/locales/${area}/{locale}`,
  include: read.map(([source]) => `<rootDir>/apps/site/${source}`),
  exclude: ['**/*.test.*', '**/*.stories.*'],
}));
