import { DEFAULT_LOCALE, languageTag, LOCALES, type Locale } from '@fatal/contracts';
import { draftOf } from '../src/features/submission/form-clocks.ts';
import { STATE_ID } from '../src/shell/document-state.ts';
import { headScript } from '../src/shell/head-script.ts';
import { startScript } from '../src/shell/start-script.ts';
import { SHARE_SIZE } from './share-image.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface HeadContent {
  title: string;
  description: string;
  /** Path of the page. */
  path: string;
  locale: Locale;
  /** Scheme and host under which the site is reached, without a slash at the end. */
  origin: string;
  /** Path of the share image. */
  shareImage: string;
  noIndex: boolean;
  /** Paths of the font files that the page certainly uses. */
  fonts: string[];
}

const withLanguage = (url: string, locale: Locale) =>
  locale === DEFAULT_LOCALE ? url : `${url}?lang=${locale}`;

/** The part of `<head>` that differs from page to page; the scripts come first. */
export function headHtml({
  title,
  description,
  path,
  locale,
  origin,
  shareImage,
  noIndex,
  fonts,
}: HeadContent): string {
  const url = `${origin}${path}`;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}" />`;
  const link = (rel: string, href: string, more = '') =>
    `<link rel="${rel}"${more} href="${escapeHtml(href)}" />`;
  const isFound = !noIndex;
  return [
    ...inlineScripts().map((script) => `<script>${script}</script>`),
    `<title>${escapeHtml(title)}</title>`,
    ...fonts.map((file) => link('preload', file, ' as="font" type="font/woff2" crossorigin')),
    meta('description', description),
    isFound ? link('canonical', withLanguage(url, locale)) : meta('robots', 'noindex'),
    ...(isFound
      ? [
          ...LOCALES.map((other) =>
            link('alternate', withLanguage(url, other), ` hreflang="${languageTag(other)}"`),
          ),
          link('alternate', url, ' hreflang="x-default"'),
        ]
      : []),
    property('og:type', 'website'),
    property('og:site_name', 'Fatal'),
    property('og:locale', languageTag(locale)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', withLanguage(url, locale)),
    property('og:image', `${origin}${shareImage}`),
    property('og:image:width', String(SHARE_SIZE.width)),
    property('og:image:height', String(SHARE_SIZE.height)),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

/** The head of a page that is not prerendered: it has the guard, and starts at once. */
export function devHead(): string {
  return `<script>${guard()}</script>\n    <title>Fatal</title>\n    <meta name="description" content="" />`;
}

const guard = () => headScript();

/** The scripts in the head of a page, for their hashes in the content security policy. */
export function inlineScripts(): string[] {
  return [guard(), startScript(STATE_ID, draftOf('').key)];
}
