import type { Locale } from './locales.ts';
import type { NewsItem } from './news.ts';
import type { PageSettings } from './settings.ts';
import type { Artist } from './team.ts';

/** `full` pages have the site's navbar and footer, the page of a game has a footer of its own, `bare` pages have nothing. */
export type PageChrome = 'full' | 'game' | 'bare';

/** The path of the page that answers whatever is not found. */
export const NOT_FOUND_PATH = '/404';

export interface DrawOptions {
  locale: Locale;
  settings: PageSettings;
  /** Scheme and host under which the site is reached, without a slash at the end. */
  origin: string;
}

/** What the site's build exports for the server that sends its pages. */
export interface SiteServer {
  /** Languages of the pages; the first is the default. */
  locales: readonly Locale[];
  /** Names of links in the content that are still invented; the server warns about them. */
  sampleLinks: readonly string[];
  team: readonly Artist[];
  /** Every article, those of days to come among them, newest first, with `views` 0. */
  news: readonly NewsItem[];
  /** Set by the development server: pages change at any moment, so none is kept, and its tools add scripts and styles to them. */
  isDevelopment?: true;
  /** The paths of all pages on a day (`settings.day`, ISO 8601), {@link NOT_FOUND_PATH} among them. */
  paths: (day: string | undefined) => readonly string[];
  /** Draws the whole document of a page. */
  drawPage: (path: string, options: DrawOptions) => Promise<string>;
  /** Draws a text for programs, such as `/sitemap.xml`; `undefined` where the site has none at the path. */
  drawText: (path: string, options: Omit<DrawOptions, 'locale'>) => Promise<string> | undefined;
}

/** `server/entry-server.js` in the folder of a built site. */
export interface SiteServerModule {
  /** `client` is the folder of public files, `assets` the one of those with hashed names: default the same. */
  openSite: (client: string, assets?: string) => Promise<SiteServer>;
}
