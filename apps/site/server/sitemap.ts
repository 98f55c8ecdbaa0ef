import { languageTag, LOCALES } from '@fatal/contracts';
import { escapeText } from './escape.ts';
import { pageUrl } from './page-url.ts';
import { isPreview } from './preview.ts';

/**
 * The sitemap (sitemaps.org) of the pages that search results may show: every language has an entry of its own, and each
 * entry names them all, as search engines ask for.
 */
export function sitemapXml(paths: readonly string[], origin: string): string {
  const alternate = (tag: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeText(url)}"/>`;
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...LOCALES.map((locale) => alternate(languageTag(locale), pageUrl(origin, path, locale))),
      alternate('x-default', origin + path),
    ];
    return LOCALES.map((locale) =>
      ['<url>', `<loc>${escapeText(pageUrl(origin, path, locale))}</loc>`, ...alternates, '</url>'].join(
        '\n',
      ),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Lets every crawler read the pages, and tells where the sitemap is; of a preview it lets none read anything. */
export function robotsTxt(origin: string): string {
  if (isPreview()) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /withdraw/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
