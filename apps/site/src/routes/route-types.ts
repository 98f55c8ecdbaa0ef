import type { PictureStem } from '@gloam/ui';
import type { NewsItem, PageChrome } from '@fatal/contracts';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { PictureName, TeamMember } from '../../build/content/types.ts';
import type { PressKit } from '../shared/press-kit.ts';

export type RouteParams = Record<string, string>;

/** What a page needs from outside: fetched in the browser, read from content on the server. */
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

/** Thrown by a loader to show another route instead. */
export class RedirectTo {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/** What a page's module exports. */
export interface PageModule {
  Page: ComponentType<PageProps<never>>;
  /** Runs before the page is entered; throws {@link RedirectTo} to refuse. */
  load?: (source: PageSource, params: RouteParams) => Promise<unknown>;
  /** Has the data of a document loaded anew once the page listens, because views are counted in it, for example. Default `false`. */
  revalidate?: boolean;
  /** The document's title without the site's name, and the sentence for search results. */
  head: (params: RouteParams) => PageHead;
  /** All paths of a route with a parameter, on a day (ISO 8601). */
  addresses?: (day: string | undefined) => string[];
}

export interface PageHead {
  title: MessageDescriptor;
  description: MessageDescriptor;
  /**
   * Which picture other sites show beside a link to the page, under its title. By its name where the page itself does not
   * show it: then no browser fetches what is known of it.
   */
  picture: PictureStem | PictureName;
  /** Keeps the page out of search results. Default `false`. */
  noIndex?: boolean;
}

/** A link to a page in the footer. */
export interface FooterLink {
  list: 'studio' | 'legal';
  label: MessageDescriptor;
  /** The part of the page that it leads to, such as `#faq`. Default: its top. */
  hash?: string;
}

/** What is said of a page in the table of all. */
export interface RouteRow {
  /** Pattern with `:name` parts. The module of a page with one exports `addresses`. */
  path: string;
  /** Its module in `src/pages`. */
  page: string;
  /** Catalogs that the page reads beside the shell's. Default: the one of its folder. */
  areas?: (params: RouteParams) => string[];
  /** Default `full`. */
  chrome?: PageChrome;
  /** Whether an address of the pattern can exist. Default: all can. */
  accepts?: (params: RouteParams) => boolean;
  /** Path of the page that it stands under. Default: home. */
  parent?: string;
  /** Its links in the footer. Default: none. */
  footer?: readonly FooterLink[];
  /** Its label at the end of the navbar, for a page that comes and goes. Default: none; others are in the navbar's list. */
  navbar?: MessageDescriptor;
}

export interface Route extends RouteRow {
  areas: (params: RouteParams) => string[];
  /** Of the page's module, from the folder of the site: what the bundler calls it. */
  file: string;
  module: () => Promise<PageModule>;
}

export interface RouteMatch {
  route: Route;
  params: RouteParams;
}

/** A page that can be shown: code, catalogs and data are here. */
export interface LoadedPage extends RouteMatch {
  pathname: string;
  Page: PageModule['Page'];
  head: PageHead;
  data: unknown;
  /** The data came with the document; {@link Pages.reload} has fresher, for somebody who stays. */
  stale: boolean;
}

/** The pages of one document, from the intent to see one until it is left. */
export interface Pages {
  /** The page of a path; the same answer, a failure too, until it is forgotten. */
  get: (pathname: string) => { promise: Promise<LoadedPage | RedirectTo> };
  /** Whether there is a page at a path, other than that of `/404`. */
  has: (pathname: string) => boolean;
  /** Runs the loader of a path again for fresh data. Rejects with {@link RedirectTo} where it refuses. */
  reload: (pathname: string) => Promise<unknown>;
  /** Fetches code and catalogs of a path ahead of a visit; not its data. */
  prefetch: (pathname: string) => Promise<PageHead>;
  /** Forgets a page that failed, so that the next visit tries again. */
  forget: (pathname: string) => void;
  /** Forgets every page but the one on screen, so that a later visit loads its data anew. */
  keepOnly: (pathname: string) => void;
}
