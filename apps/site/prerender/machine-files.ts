import { hole, LOCALES, type SiteManifest } from '@fatal/contracts';
import { createI18n, loadCatalogs } from '../src/runtime/i18n.ts';
import { feedAreas, feedPath, feedXml } from './feed.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { wordsOf } from './words.ts';

interface IndexedPage {
  path: string;
  /** Whether it is worth finding only while the applications are open. */
  whileOpen: boolean;
}

/** Writes what other programs ask for, with holes: sitemap, robots.txt and the feeds. Returns where each is. */
export async function writeMachineFiles(
  indexed: readonly IndexedPage[],
  write: (file: string, text: string) => Promise<void>,
): Promise<SiteManifest['texts']> {
  const origin = hole('origin');
  const sitemap = (pages: readonly IndexedPage[]) =>
    sitemapXml(
      pages.map(({ path }) => path),
      origin,
    );
  await write('sitemap.xml', sitemap(indexed));
  await write('sitemap.closed.xml', sitemap(indexed.filter(({ whileOpen }) => !whileOpen)));
  await write('robots.txt', robotsTxt(origin));
  const feeds = LOCALES.map(async (locale) => {
    const i18n = createI18n(locale);
    await loadCatalogs(i18n, locale, feedAreas());
    const path = feedPath(locale);
    await write(path.slice(1), feedXml({ origin, locale, words: wordsOf(i18n) }));
    return [path, { file: path.slice(1) }] as const;
  });
  return {
    '/sitemap.xml': { file: 'sitemap.xml', closedFile: 'sitemap.closed.xml' },
    '/robots.txt': { file: 'robots.txt' },
    ...Object.fromEntries(await Promise.all(feeds)),
  };
}
