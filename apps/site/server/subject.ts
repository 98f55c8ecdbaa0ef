import { plainText, type Locale, type PageSettings } from '@fatal/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { loadCatalogs } from '../src/i18n/i18n.ts';
import type { PageStore } from '../src/app/page-store.ts';
import { ROUTES } from '../src/routes/routes.ts';
import type { LoadedPage, RouteParams } from '../src/routes/route-types.ts';
import { shareImageOf } from './share-image.ts';
import { isPreview } from './preview.ts';

/** Metadata of a page, for its head, structured data and feeds. */
export interface Subject {
  /** Path of the page. */
  path: string;
  /** Pattern of its route. `params` has the values of the pattern's parameters. */
  route: string;
  params: RouteParams;
  locale: Locale;
  /** Scheme and host of the site, without a trailing slash. */
  origin: string;
  /** Title without the site's name. */
  title: string;
  description: string;
  /** Path of the share image. */
  shareImage: string;
  /** Whether to keep the page out of search results. */
  noIndex: boolean;
  settings: PageSettings;
  /** Pages between the home page and this one, outermost first. */
  trail: readonly { title: string; path: string }[];
  /** Translates a message or the id of one to the language of the page, without break hints. */
  words: (message: MessageDescriptor | string) => string;
}

interface Place extends Pick<Subject, 'locale' | 'origin' | 'settings'> {
  i18n: I18n;
  pages: PageStore;
}

/** Returns a function that translates messages to plain text. It throws if no loaded catalog contains the message. */
export function wordsOf(i18n: I18n): (message: MessageDescriptor | string) => string {
  return (message) => {
    const id = typeof message === 'string' ? message : message.id;
    if (!Object.hasOwn(i18n.messages, id))
      throw new Error(`No catalog that is loaded has the message "${id}".`);
    return plainText(typeof message === 'string' ? i18n._(message) : i18n._(message));
  };
}

/** Returns the paths between the home page and the page of a route, outermost first. */
function pathsAbove(route: string): string[] {
  const parent = ROUTES.find(({ path }) => path === route)?.parent;
  return parent === undefined ? [] : [...pathsAbove(parent), parent];
}

/** Returns the metadata of a page. Also loads catalogs that the page doesn't need, so render the page first. */
export async function subjectOf(page: LoadedPage, { i18n, pages, ...place }: Place): Promise<Subject> {
  const words = wordsOf(i18n);
  await loadCatalogs(i18n, place.locale, ['news']);
  const trail = await Promise.all(
    pathsAbove(page.route.path).map(async (path) => ({
      path,
      title: words((await pages.prefetch(path)).title),
    })),
  );
  return {
    ...place,
    path: page.pathname,
    route: page.route.path,
    params: page.params,
    title: words(page.head.title),
    description: words(page.head.description),
    shareImage: shareImageOf(page.pathname, place.locale),
    noIndex: page.head.noIndex ?? isPreview(),
    trail,
    words,
  };
}
