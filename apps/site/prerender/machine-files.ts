import { LOCALES } from '@fatal/contracts';
import path from 'node:path';
import { createI18n, loadCatalogs } from '../src/runtime/i18n.ts';
import { feedAreas, feedPath, feedXml } from './feed.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { wordsOf } from './words.ts';
import { writeCompressed } from './write-compressed.ts';

/** Writes what other programs ask for into `folder`: sitemap, robots.txt and the feeds. */
export async function writeMachineFiles(
  folder: string,
  indexed: readonly string[],
  origin: string,
): Promise<void> {
  const write = (file: string, text: string) => writeCompressed(path.join(folder, file), text);
  await Promise.all([
    write('sitemap.xml', sitemapXml(indexed, origin)),
    write('robots.txt', robotsTxt(origin)),
    ...LOCALES.map(async (locale) => {
      const i18n = createI18n(locale);
      await loadCatalogs(i18n, locale, feedAreas());
      await write(feedPath(locale), feedXml({ origin, locale, words: wordsOf(i18n) }));
    }),
  ]);
}
