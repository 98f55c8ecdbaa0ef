import { readdirSync } from 'node:fs';
import path from 'node:path';

const site = path.join(import.meta.dirname, '..');

const entriesOf = (folder: string) => readdirSync(path.join(site, folder), { withFileTypes: true });
const foldersIn = (folder: string) =>
  entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const modulesIn = (folder: string) =>
  entriesOf(folder).flatMap(({ name }) => (/^[^.]+\.ts$/.test(name) ? [name.slice(0, -3)] : []));

/** Sources whose words are in the catalog of another page. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/pages/not-found': 'shell',
  'src/pages/news-article': 'news',
  'src/pages/position': 'positions',
  'content/faq.ts': 'support',
  'content/gallery.ts': 'game',
  'content/partners.ts': 'home',
  'content/studio.ts': 'press',
  'content/videos.ts': 'home',
};

/** Content of which a page shows one file: each has a catalog of its own, of this name and the file's. */
const ONE_BY_ONE: Readonly<Record<string, string>> = { news: 'article', positions: 'position' };

/** Every source of words, with its area by the rule: a page's folder and the content of its name are one area. */
const sources: [source: string, area: string][] = [
  ...foldersIn('src').flatMap((name): [string, string][] =>
    name === 'pages' ? [] : [[`src/${name}`, name === 'forms' ? 'forms' : 'shell']],
  ),
  ...foldersIn('src/pages').map((name): [string, string] => [`src/pages/${name}`, name]),
  ...modulesIn('content').map((name): [string, string] => [`content/${name}.ts`, name]),
  ...Object.entries(ONE_BY_ONE).flatMap(([folder, one]) =>
    modulesIn(`content/${folder}`).map((name): [string, string] => [
      `content/${folder}/${name}.ts`,
      `${one}-${name}`,
    ]),
  ),
];

const areas = Map.groupBy(sources, ([source, area]) => ELSEWHERE[source] ?? area);

/** Which sources each catalog is read from. A page loads the catalogs of its own areas, so areas are small. */
export const catalogs = [...areas].map(([area, read]) => ({
  path: `<rootDir>/apps/site/locales/${area}/{locale}`,
  include: read.map(([source]) => `<rootDir>/apps/site/${source}`),
  exclude: ['**/*.test.*', '**/*.stories.*'],
}));
