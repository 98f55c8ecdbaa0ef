import type { Locale } from './locales.ts';
import type { SiteSettings } from './settings.ts';

/** `full` pages have the site's navbar and footer, the page of a game has a footer of its own, `bare` pages have nothing. */
export type PageChrome = 'full' | 'game' | 'bare';

/** A page in all languages. */
export interface SitePage {
  /** Under `pages/<locale>/`. */
  file: string;
  /** What it is answered with. */
  status: 200 | 404;
  /** CSP source of its `<style>` in each language, quotes included. It has no `style` attributes. */
  styleHashes: Partial<Record<Locale, string>>;
  /** Pattern of its route, such as `/news/:id`: the pages of one route are drawn by the same code. */
  route: string;
  /** What stands around it. */
  chrome: PageChrome;
}

/**
 * What the site's build tells the server, as `site.json` in the folder it wrote:
 *
 * - `client/` holds hashed assets under `assets/` and everything from `public/`;
 * - `pages/<locale>/<file>` holds each page, with `.br` and `.gz` beside it;
 * - `content/news.json` holds the news as {@link import('./news.ts').NewsItem} with `views` 0.
 */
export interface SiteManifest {
  /** Languages with a complete catalog; the first is the default. */
  locales: Locale[];
  /** By path, such as `/careers`. */
  pages: Record<string, SitePage>;
  /** CSP sources of the inline scripts, such as `'sha256-…'`, quotes included. */
  scriptHashes: string[];
  /** The settings that the pages were rendered with. */
  settings: SiteSettings;
}

/** The path of the page that answers whatever is not found. */
export const NOT_FOUND_PATH = '/404';
