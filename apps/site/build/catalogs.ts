import { readdirSync } from 'node:fs';

const site = '<rootDir>/apps/site';
/** Names of the files in a folder of the content. */
const filesIn = (folder: string) =>
  readdirSync(new URL(`../content/${folder}`, import.meta.url)).map((file) => file.replace(/\.ts$/, ''));

/** Which sources each catalog is read from: one area for each family of pages, so that a page loads only its own. */
const areas: Record<string, string[]> = {
  shell: ['src/app', 'src/frame', 'src/runtime', 'src/pages/not-found'],
  forms: ['src/forms'],
  gate: ['src/pages/gate'],
  home: ['src/pages/home', 'content/videos.ts', 'content/partners.ts'],
  news: ['src/pages/news', 'src/pages/news-article', 'content/news.ts'],
  careers: ['src/pages/careers'],
  game: ['src/pages/game', 'content/gallery.ts'],
  team: ['src/pages/team'],
  positions: ['src/pages/position', 'content/positions.ts'],
  support: ['src/pages/support', 'content/faq.ts'],
  collaborations: ['src/pages/collaborations', 'content/collaborations.ts'],
  festival: ['src/pages/festival', 'content/festival.ts'],
  legal: ['src/pages/legal', 'content/legal.ts'],
  ...Object.fromEntries(filesIn('news').map((id) => [`article-${id}`, [`content/news/${id}.ts`]])),
  ...Object.fromEntries(
    filesIn('positions').map((role) => [`position-${role}`, [`content/positions/${role}.ts`]]),
  ),
};

export const catalogs = Object.entries(areas).map(([area, sources]) => ({
  path: `${site}/locales/${area}/{locale}`,
  include: sources.map((source) => `${site}/${source}`),
  exclude: ['**/*.test.*', '**/*.stories.*'],
}));
