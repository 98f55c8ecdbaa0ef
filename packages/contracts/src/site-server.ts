import type { Locale } from './locales.ts';
import type { NewsItem } from './news.ts';
import type { PageSettings } from './settings.ts';
import type { Artist } from './team.ts';

/** Frame of a page: `full` has the navbar and footer, `game` has its own footer, `bare` has neither. */
export type PageChrome = 'full' | 'game' | 'bare';

/** Path of the page for URLs that don't exist. */
export const NOT_FOUND_PATH = '/404';

export interface RenderOptions {
  locale: Locale;
  settings: PageSettings;
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

/** Interface between the built site and the server that renders its pages. */
export interface SiteServer {
  /** Languages of the pages; the first is the default. */
  locales: readonly Locale[];
  /** Names of links in the content that are still placeholders. The server warns about them. */
  sampleLinks: readonly string[];
  team: readonly Artist[];
  /** All articles, including future ones, newest first, with `views` 0. */
  news: readonly NewsItem[];
  /** Set by the development server. Its pages change at any time and contain injected scripts and styles, so nothing is cached. */
  isDevelopment?: true;
  /** Returns the paths of all pages on a date (`settings.day`, ISO 8601), including {@link NOT_FOUND_PATH}. */
  paths: (day: string | undefined) => readonly string[];
  /** Renders a page as a whole HTML document. */
  renderPage: (path: string, options: RenderOptions) => Promise<string>;
  /** Renders a machine-readable text such as `/sitemap.xml`; `undefined` if the path has none. */
  renderText: (path: string, options: Omit<RenderOptions, 'locale'>) => Promise<string> | undefined;
}

/** Exports of `server/entry-server.js` in the folder of a built site. */
export interface SiteServerModule {
  /** `client` is the folder of public files. `assets` is that of files with hashed names, by default the same. */
  openSite: (client: string, assets?: string) => Promise<SiteServer>;
}
