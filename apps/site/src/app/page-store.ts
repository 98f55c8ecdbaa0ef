import { NOT_FOUND_PATH, type Locale } from '@fatal/contracts';
import type { I18n } from '@lingui/core';
import { loadCatalogs } from '../i18n/i18n.ts';
import { loadJapaneseFaces } from '../i18n/japanese-faces.ts';
import { reportMissing } from '../shared/report-missing.ts';
import { markUnseen } from '../entry/place.ts';
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

/** Tells React's `use` that a page is at hand, so that it is drawn without waiting. */
function markFulfilled(promise: Promise<Result>, value: Result): Promise<Result> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/**
 * What is missing of a page has the document loaded anew; the page before stays until then. Rejects where that is no help.
 */
async function orReload<Part>(pathname: string, part: Part): Promise<Awaited<Part>> {
  try {
    return await part;
  } catch (error) {
    if (pathname === window.location.pathname) markUnseen();
    await reportMissing(error);
    throw error;
  }
}

/** Loads pages for one document, or for one page that the server draws. Holds each from the intent to see it until it is left. */
export class PageStore implements Pages {
  readonly #entries = new Map<string, Entry>();
  readonly #redirects = new Map<string, Entry>();
  readonly #i18n: I18n;
  readonly #source: PageSource;
  readonly #guard: (pathname: string) => string | undefined;

  /** `guard` names the path to show instead of one that may not be entered. Default: all may. */
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
      // Whoever shows the page reads the failure from the promise.
      () => undefined,
    );
    return entry;
  }

  has(pathname: string): boolean {
    return matchRoute(pathname).route.path !== NOT_FOUND_PATH;
  }

  /** Takes over what the document at `pathname` carries, without running a loader: the page of `path` with its data. */
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

  /** Paths of the pages that are here. */
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

  /** The same answer each time, so that `use` need not wait. */
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
