import { LOCALES, type PageSettings } from '@fatal/contracts';
import { createI18n, loadCatalogs } from '../src/i18n/i18n.ts';
import { feedAreas, feedPath, feedXml } from './feed.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { wordsOf, type Subject } from './subject.ts';

interface TextOptions {
  settings: PageSettings;
  /** Scheme and host under which the site is reached, without a slash at the end. */
  origin: string;
  /** Describes every page in one language, with the applications open. */
  describeAll: () => Promise<Subject[]>;
}

/** Pages that search results may show; while the applications are closed, without those that advertise a position. */
async function indexedPaths({ settings, describeAll }: TextOptions): Promise<string[]> {
  const isWanted = (subject: Subject) =>
    !subject.noIndex &&
    !(settings.closed && structuredData(subject).some((node) => node['@type'] === 'JobPosting'));
  return (await describeAll()).filter(isWanted).map(({ path }) => path);
}

/** Texts for other programs, by path: sitemap, robots.txt and feeds. */
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
