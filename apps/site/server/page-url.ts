import { DEFAULT_LOCALE, type Locale } from '@fatal/contracts';

/** Returns the canonical URL of a page in a language. The default language has no query. */
export const pageUrl = (origin: string, path: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? origin + path : `${origin}${path}?lang=${locale}`;

/** Makes the links and picture URLs in HTML absolute, for use outside the site. */
export const withAbsoluteLinks = (html: string, origin: string): string =>
  html.replace(/(?<=\s(?:href|src)="|\ssrcset="(?:[^"]*, )?)\/(?!\/)/g, `${origin}/`);
