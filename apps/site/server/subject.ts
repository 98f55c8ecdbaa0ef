import { plainText, type Locale, type PageSettings } from '@fatal/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { loadCatalogs } from '../src/i18n/i18n.ts';
import type { PageStore } from '../src/app/page-store.ts';
import { ROUTES } from '../src/routes/routes.ts';
import type { LoadedPage, RouteParams } from '../src/routes/route-types.ts';
import { shareImageOf } from './share-image.ts';
import { isPreview } from './preview.ts';

/** A page as its head and the data in it describe it to other programs. */
export interface Subject {
  /** Path of the page. */
  path: string;
  /** Pattern of its route, and what stands for the pattern's names. */
  route: string;
  params: RouteParams;
  locale: Locale;
  /** Scheme and host under which the site is reached, without a slash at the end. */
  origin: string;
  /** Without the site's name. */
  title: string;
  description: string;
  /** Path of the share image. */
  shareImage: string;
  /** Whether search results do without the page. */
  noIndex: boolean;
  settings: PageSettings;
  /** The pages between home and this one, outermost first. */
  trail: readonly { title: string; path: string }[];
  /** The words of a message, or of its id, in the language of the page, without break hints. */
  words: (message: MessageDescriptor | string) => string;
}

interface Place extends Pick<Subject, 'locale' | 'origin' | 'settings'> {
  i18n: I18n;
  pages: PageStore;
}

/** Reads messages for other programs than the page. Throws for one that no loaded catalog has. */
export function wordsOf(i18n: I18n): (message: MessageDescriptor | string) => string {
  return (message) => {
    const id = typeof message === 'string' ? message : message.id;
    if (!Object.hasOwn(i18n.messages, id))
      throw new Error(`No catalog that is loaded has the message "${id}".`);
    return plainText(typeof message === 'string' ? i18n._(message) : i18n._(message));
  };
}

/** The paths between home and the page of a route, outermost first. */
function pathsAbove(route: string): string[] {
  const parent = ROUTES.find(({ path }) => path === route)?.parent;
  return parent === undefined ? [] : [...pathsAbove(parent), parent];
}

/** Describes a page. Loads more catalogs than the page itself needs: render it first. */
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
