import { DEFAULT_LOCALE, languageTag, LOCALES, NOT_FOUND_PATH, type Locale } from '@fatal/contracts';

/** Pages that search results do without; they say so themselves too. */
const NOT_INDEXED: readonly string[] = ['/gate', NOT_FOUND_PATH];

const addressIn = (url: string, locale: Locale) =>
  locale === DEFAULT_LOCALE ? url : `${url}?lang=${locale}`;

/** The sitemap: every page, each with its languages (sitemaps.org, with the alternates that search engines read). */
export function sitemapXml(addresses: readonly string[], origin: string): string {
  const entries = addresses
    .filter((address) => !NOT_INDEXED.includes(address))
    .map((address) => {
      const url = `${origin}${address}`;
      const alternates = LOCALES.map(
        (locale) =>
          `    <xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${addressIn(url, locale)}"/>`,
      );
      return ['  <url>', `    <loc>${url}</loc>`, ...alternates, '  </url>'].join('\n');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Lets every crawler read the pages, and tells where the sitemap is. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
