import { NOT_FOUND_PATH, type Locale } from '@fatal/contracts';
import type { I18n } from '@lingui/core';
import { loadCatalogs } from '../i18n/i18n.ts';
import { loadJapaneseFaces } from '../i18n/japanese-faces.ts';
import { reloadAfterLoadError } from '../shared/reload-after-load-error.ts';
import { setScrollAfterReload } from '../entry/scroll-position.ts';
import { matchRoute } from '../routes/match-route.ts';
import {
  RedirectTo,
  type LoadedPage,
  type PageHead,
  type Pages,
  type PageSource,
} from '../routes/route-types.ts';

type Result = LoadedPage | RedirectTo;

interface Entry {
  promise: Promise<Result>;
}

/** Marks a promise as fulfilled for React's `use`, so that it renders without suspending. */
function markFulfilled(promise: Promise<Result>, value: Result): Promise<Result> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/**
 * Reloads the document if part of a page fails to load; the previous page stays on screen until then. Rejects if reloading
 * doesn't help.
 */
async function orReload<Part>(pathname: string, part: Part): Promise<Awaited<Part>> {
  try {
    return await part;
  } catch (error) {
    if (pathname === window.location.pathname) setScrollAfterReload();
    await reloadAfterLoadError(error);
    throw error;
  }
}

/** Loads and caches pages for one document, or for one render on the server. */
export class PageStore implements Pages {
  readonly #entries = new Map<string, Entry>();
  readonly #redirects = new Map<string, Entry>();
  readonly #i18n: I18n;
  readonly #source: PageSource;
  readonly #guard: (pathname: string) => string | undefined;

  /** `guard` returns the path to redirect to, or `undefined` if the visitor may see the page. Default: no redirects. */
  constructor(
    i18n: I18n,
    source: PageSource,
    guard: (pathname: string) => string | undefined = () => undefined,
  ) {
    this.#i18n = i18n;
    this.#source = source;
    this.#guard = guard;
  }

  get(pathname: string): Entry {
    const elsewhere = this.#guard(pathname);
    if (elsewhere !== undefined) return this.#redirect(elsewhere);
    const known = this.#entries.get(pathname);
    if (known) return known;
    const entry: Entry = { promise: this.#load(pathname) };
    this.#entries.set(pathname, entry);
    entry.promise.then(
      (result) => {
        void markFulfilled(entry.promise, result);
      },
      // Avoids an unhandled rejection; the component that reads the promise gets the error.
      () => undefined,
    );
    return entry;
  }

  has(pathname: string): boolean {
    return matchRoute(pathname).route.path !== NOT_FOUND_PATH;
  }

  /** Adds the server-rendered page at `pathname` with the data from its document, without running the loader. */
  async adopt(pathname: string, { path, data }: { path: string; data: unknown }): Promise<void> {
    const { module, ...page } = await this.#prepare(path);
    const result = { ...page, pathname, data, stale: module.revalidate === true };
    this.#entries.set(pathname, { promise: markFulfilled(Promise.resolve(result), result) });
  }

  async reload(pathname: string): Promise<unknown> {
    const { route, params } = matchRoute(pathname);
    const { load } = await route.module();
    return load?.(this.#source, params);
  }

  async prefetch(pathname: string): Promise<PageHead> {
    return (await this.#prepare(pathname)).head;
  }

  /** Returns the paths of all cached pages. */
  held(): string[] {
    return [...this.#entries.keys()];
  }

  forget(pathname: string): void {
    this.#entries.delete(pathname);
  }

  keepOnly(pathname: string): void {
    for (const key of this.#entries.keys()) if (key !== pathname) this.#entries.delete(key);
  }

  async #prepare(pathname: string) {
    const match = matchRoute(pathname);
    const [module] = await Promise.all([
      match.route.module(),
      loadCatalogs(this.#i18n, this.#i18n.locale as Locale, match.route.areas(match.params)),
    ]);
    return { ...match, pathname, module, Page: module.Page, head: module.head(match.params) };
  }

  /** Returns the same promise for each path, so that `use` doesn't suspend again. */
  #redirect(path: string): Entry {
    const redirect = new RedirectTo(path);
    const entry = this.#redirects.get(path) ?? {
      promise: markFulfilled(Promise.resolve(redirect), redirect),
    };
    this.#redirects.set(path, entry);
    return entry;
  }

  async #load(pathname: string): Promise<Result> {
    try {
      const { module, ...page } = await orReload(pathname, this.#prepare(pathname));
      const [data] = await Promise.all([
        module.load?.(this.#source, page.params),
        !import.meta.env.SSR && this.#i18n.locale === 'jp' && loadJapaneseFaces(pathname),
      ]);
      return { ...page, data, stale: false };
    } catch (error) {
      if (error instanceof RedirectTo) return error;
      throw error;
    }
  }
}
