import type { PictureStem } from '@gloam/ui';
import type { NewsItem, PageChrome } from '@fatal/contracts';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { PictureName, TeamMember } from '../../build/content/types.ts';
import type { PressKit } from '../shared/press-kit.ts';

export type RouteParams = Record<string, string>;

/** Data source of the page loaders: the API in the browser, the content on the server. */
export interface PageSource {
  news(): Promise<NewsItem[]>;
  newsItem(id: string): Promise<NewsItem>;
  team(): Promise<TeamMember[]>;
  pressKit(): Promise<PressKit>;
}

export interface PageProps<Data = undefined> {
  params: RouteParams;
  data: Data;
}

/** Thrown by a loader to redirect to another route. */
export class RedirectTo {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/** Exports of a page's module. */
export interface PageModule {
  Page: ComponentType<PageProps<never>>;
  /** Loads data before the page is shown. Throws {@link RedirectTo} to redirect. */
  load?: (source: PageSource, params: RouteParams) => Promise<unknown>;
  /** Whether to reload server-rendered data after hydration, for example because it includes view counts. Default: `false`. */
  revalidate?: boolean;
  /** Returns the metadata of the page. */
  head: (params: RouteParams) => PageHead;
  /** Returns all paths of a route with parameters, as of a day (ISO 8601). */
  addresses?: (day: string | undefined) => string[];
}

export interface PageHead {
  /** Title of the document without the site's name. */
  title: MessageDescriptor;
  /** Description for search results. */
  description: MessageDescriptor;
  /**
   * Picture for link previews on other sites. Use its name if the page doesn't show the picture, to keep the picture's metadata out of
   * the bundle.
   */
  picture: PictureStem | PictureName;
  /** Whether to keep the page out of search results. Default: `false`. */
  noIndex?: boolean;
}

/** Link to a page in the footer. */
export interface FooterLink {
  list: 'studio' | 'legal';
  label: MessageDescriptor;
  /** Hash of the link, such as `#faq`. Default: none. */
  hash?: string;
}

/** Row of the route table. */
export interface RouteRow {
  /** Path pattern. If it has `:name` parameters, the page's module must export `addresses`. */
  path: string;
  /** Path of the module in `src/pages`, without extension. */
  page: string;
  /** Returns the catalogs that the page needs besides the shell's. Default: the one named after its folder. */
  areas?: (params: RouteParams) => string[];
  /** Layout around the page. Default: `full`. */
  chrome?: PageChrome;
  /** Whether a page can exist for these parameters. Default: always. */
  accepts?: (params: RouteParams) => boolean;
  /** Path of the parent page. Default: home. */
  parent?: string;
  /** Links to the page in the footer. Default: none. */
  footer?: readonly FooterLink[];
  /** Label at the end of the navbar, for temporary pages. Permanent links are in `SiteNavbar`. Default: none. */
  navbar?: MessageDescriptor;
}

export interface Route extends RouteRow {
  areas: (params: RouteParams) => string[];
  /** Path of the module relative to `apps/site`, as in Vite's manifest. */
  file: string;
  module: () => Promise<PageModule>;
}

export interface RouteMatch {
  route: Route;
  params: RouteParams;
}

/** Page whose code, catalogs and data are loaded. */
export interface LoadedPage extends RouteMatch {
  pathname: string;
  Page: PageModule['Page'];
  head: PageHead;
  data: unknown;
  /** Whether the data came with the document and should be refreshed with {@link Pages.reload}. */
  stale: boolean;
}

/** Pages of one document, cached until the visitor leaves them. */
export interface Pages {
  /** Returns the page of a path. Returns the same promise, even if it rejected, until the page is forgotten. */
  get: (pathname: string) => { promise: Promise<LoadedPage | RedirectTo> };
  /** Whether a path has a page other than the 404 page. */
  has: (pathname: string) => boolean;
  /** Runs the loader of a path again. Rejects with {@link RedirectTo} if the loader redirects. */
  reload: (pathname: string) => Promise<unknown>;
  /** Prefetches code and catalogs of a path, but not its data. */
  prefetch: (pathname: string) => Promise<PageHead>;
  /** Forgets a failed page, so that the next visit tries again. */
  forget: (pathname: string) => void;
  /** Forgets every page but this one, so that later visits load fresh data. */
  keepOnly: (pathname: string) => void;
}
