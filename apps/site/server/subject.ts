import type { Locale, PageSettings } from '@fatal/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { loadCatalogs } from '../src/i18n/i18n.ts';
import type { PageStore } from '../src/app/page-store.ts';
import type { LoadedPage, RouteParams } from '../src/routes/route-types.ts';
import { shareImageOf } from './share-image.ts';
import { pathsAbove } from './trail.ts';
import { wordsOf } from './words.ts';
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
