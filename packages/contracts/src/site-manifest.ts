import type { Locale } from './locales.ts';
import type { CounterParts } from './page-holes.ts';

/** `full` pages have the site's navbar and footer, the page of a game has a footer of its own, `bare` pages have nothing. */
export type PageChrome = 'full' | 'game' | 'bare';

/** A page in all languages. */
export interface SitePage {
  /** Under `pages/<locale>/`. */
  file: string;
  /** The same while the applications are closed, where that looks different. */
  closedFile?: string;
  /** What it is answered with. */
  status: 200 | 404;
  /** Pattern of its route, such as `/news/:id`: the pages of one route are drawn by the same code. */
  route: string;
  /** What stands around it. */
  chrome: PageChrome;
}

/** A text for other programs, such as the sitemap. */
export interface SiteText {
  /** Under `texts/`. */
  file: string;
  /** The same while the applications are closed. */
  closedFile?: string;
}

/** What the server says in one language. */
export interface SiteWords {
  /** Compiled messages of {@link import('./page-holes.ts').PHRASES}, by id. */
  phrases: Record<string, unknown>;
  counter: CounterParts;
}

/** What the site shows from a day on that it does not show before, such as an article whose day has come. */
export interface SiteEdition {
  /** ISO 8601 date; it begins at the studio's midnight. */
  day: string;
  /** Pages that are other pages from then on, and those that are there only then; by path. */
  pages: Record<string, SitePage>;
  /** The same of the texts. */
  texts: Record<string, SiteText>;
}

/**
 * What the site's build tells the server, as `site.json` in the folder it wrote:
 *
 * - `client/` holds hashed assets under `assets/` and everything from `public/`;
 * - `pages/<locale>/<file>` and `texts/<file>` hold texts with holes, which the server fills: `page-holes.ts`;
 * - `content/news.json` holds the news as {@link import('./news.ts').NewsItem} with `views` 0, those of days to come among
 *   them.
 */
export interface SiteManifest {
  /** Languages with a complete catalog; the first is the default. */
  locales: Locale[];
  /** By path, such as `/careers`. */
  pages: Record<string, SitePage>;
  /** By path, such as `/sitemap.xml`. */
  texts: Record<string, SiteText>;
  /** Of the days to come, in their order: each as it differs from what is shown before it. */
  editions: SiteEdition[];
  /** What the holes of texts in a language are filled with. */
  words: Record<Locale, SiteWords>;
  /** Names of links of the content that are still invented; the server warns of them. */
  sampleLinks: string[];
}

/** The path of the page that answers whatever is not found. */
export const NOT_FOUND_PATH = '/404';
