import { hole, LOCALES } from '@fatal/contracts';
import { createI18n, loadCatalogs } from '../src/runtime/i18n.ts';
import { feedAreas, feedPath, feedXml } from './feed.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { wordsOf } from './words.ts';

interface IndexedPage {
  path: string;
  /** Whether it is worth finding only while the applications are open. */
  whileOpen: boolean;
}

interface MachineFile {
  /** Where it is asked for. */
  path: string;
  text: string;
  /** The same while the applications are closed, where that differs. */
  closed?: string;
}

/** What other programs ask for, with holes: sitemap, robots.txt and the feeds. */
export async function machineFiles(indexed: readonly IndexedPage[], day?: string): Promise<MachineFile[]> {
  const origin = hole('origin');
  const sitemap = (pages: readonly IndexedPage[]) =>
    sitemapXml(
      pages.map(({ path }) => path),
      origin,
    );
  const feeds = LOCALES.map(async (locale) => {
    const i18n = createI18n(locale);
    await loadCatalogs(i18n, locale, feedAreas(day));
    return { path: feedPath(locale), text: feedXml({ origin, locale, words: wordsOf(i18n), day }) };
  });
  return [
    {
      path: '/sitemap.xml',
      text: sitemap(indexed),
      closed: sitemap(indexed.filter(({ whileOpen }) => !whileOpen)),
    },
    { path: '/robots.txt', text: robotsTxt(origin) },
    ...(await Promise.all(feeds)),
  ];
}
