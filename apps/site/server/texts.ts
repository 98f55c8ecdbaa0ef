import { LOCALES, type PageSettings } from '@fatal/contracts';
import { createI18n, loadCatalogs } from '../src/i18n/i18n.ts';
import { feedAreas, feedPath, feedXml } from './feed.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { wordsOf, type Subject } from './subject.ts';

interface TextOptions {
  settings: PageSettings;
  /** Scheme and host of the site, without a trailing slash. */
  origin: string;
  /** Returns the metadata of every page in the default language, as if applications were open. */
  describeAll: () => Promise<Subject[]>;
}

/** Returns the paths of pages for search results. Omits the pages of positions while applications are closed. */
async function indexedPaths({ settings, describeAll }: TextOptions): Promise<string[]> {
  const isWanted = (subject: Subject) =>
    !subject.noIndex &&
    !(settings.closed && structuredData(subject).some((node) => node['@type'] === 'JobPosting'));
  return (await describeAll()).filter(isWanted).map(({ path }) => path);
}

/** Functions that write the sitemap, robots.txt and feeds, by path. */
export const TEXTS = new Map<string, (options: TextOptions) => Promise<string>>([
  ['/sitemap.xml', async (options) => sitemapXml(await indexedPaths(options), options.origin)],
  ['/robots.txt', ({ origin }) => Promise.resolve(robotsTxt(origin))],
  ...LOCALES.map(
    (locale) =>
      [
        feedPath(locale),
        async ({ origin, settings: { day } }: TextOptions) => {
          const i18n = createI18n(locale);
          await loadCatalogs(i18n, locale, feedAreas(day));
          return feedXml({ origin, locale, words: wordsOf(i18n), day });
        },
      ] as const,
  ),
]);
