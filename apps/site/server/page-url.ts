import { DEFAULT_LOCALE, type Locale } from '@fatal/contracts';

/** The address of a page in a language, as other sites should know it: the default language needs no query. */
export const pageUrl = (origin: string, path: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? origin + path : `${origin}${path}?lang=${locale}`;

/** HTML of the site for readers elsewhere: its links to pages and pictures of this site have to say where that is. */
export const withAbsoluteLinks = (html: string, origin: string): string =>
  html.replace(/(?<=\s(?:href|src)="|\ssrcset="(?:[^"]*, )?)\/(?!\/)/g, `${origin}/`);
