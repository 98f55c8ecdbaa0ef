import { languageTag, LOCALES } from '@fatal/contracts';
import { escapeText } from './escape.ts';
import { pageUrl } from './page-url.ts';
import { isPreview } from './preview.ts';

/**
 * Returns a sitemap (sitemaps.org). Each language of a page has its own entry, and each entry links to all languages, as search
 * engines require.
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

/** Allows crawlers to read all pages and links to the sitemap. In a preview, disallows everything. */
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
