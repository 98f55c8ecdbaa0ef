import { hash } from 'node:crypto';
import {
  CRAWLER_MARK,
  GATE_PATH,
  NO_SCRIPT,
  pageSettings,
  pageSettingsEnd,
  studioDay,
  type RenderOptions,
  type Locale,
  type PageSettings,
  type SiteServer,
  type SiteSettings,
} from '@fatal/contracts';
import { memoizeAsync } from '../lib/memoize-async.ts';
import { contentType } from './content-types.ts';
import { siteFileOf, type SiteFile } from './site-file.ts';

/** Inputs for rendering besides the build. */
export interface DocumentsOptions extends Pick<RenderOptions, 'origin'> {
  /** Returns the current settings. The object changes only when a setting does. */
  settings: () => SiteSettings;
  /** The time in milliseconds. */
  now: () => number;
}

/** Rendered page. */
export interface Page {
  file: SiteFile;
  /** CSP sources of its inline scripts and styles, including quotes, computed from the final text. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** Tag of a page, and its replacement. */
type Change = readonly [tag: string, instead: string];

/** Lets browsers without scripts skip the gate, which needs scripts, by redirecting them to the page. */
const NO_SCRIPT_REDIRECT: Change = [
  '<title>',
  `<noscript><meta http-equiv="refresh" content="0;url=?${NO_SCRIPT}"></noscript><title>`,
];

const FOR_CRAWLERS: Change = ['<html', `<html ${CRAWLER_MARK}`];

const UNCHANGED: Change = ['', ''];

type RenderedSite = Pick<SiteServer, 'paths' | 'renderPage' | 'renderText' | 'isDevelopment'>;

/** Rendered pages and texts of a site. Each is rendered on its first request, and again after its inputs have changed. */
export class Documents {
  readonly #site: RenderedSite;
  readonly #options: DocumentsOptions;
  #drawn:
    | { from: SiteSettings; settings: PageSettings; paths: ReadonlySet<string>; since: number; until: number }
    | undefined;
  readonly #pages = new Map<string, Promise<Page>>();
  readonly #texts = new Map<string, Promise<SiteFile>>();

  constructor(site: RenderedSite, options: DocumentsOptions) {
    this.#site = site;
    this.#options = options;
  }

  /** Whether there is a page at a path. */
  has(path: string): boolean {
    return this.#current().paths.has(path);
  }

  /** Returns the page at a path; `undefined` if the site has none. */
  page(path: string, locale: Locale, isForCrawler = false): Promise<Page> | undefined {
    return this.#page(path, locale, isForCrawler ? FOR_CRAWLERS : UNCHANGED);
  }

  /**
   * Returns the gate for the URL of another page, with a redirect for browsers without scripts; `undefined` if the site has no
   * gate.
   */
  gateInPlace(locale: Locale): Promise<Page> | undefined {
    return this.#page(GATE_PATH, locale, NO_SCRIPT_REDIRECT);
  }

  #page(path: string, locale: Locale, [tag, instead]: Change): Promise<Page> | undefined {
    const { settings, paths } = this.#current();
    if (!paths.has(path)) return undefined;
    return memoizeAsync(this.#pages, locale + path + instead, async () => {
      const html = await this.#site.renderPage(path, { locale, settings, origin: this.#options.origin });
      const text = html.replace(tag, instead);
      return {
        file: await siteFileOf(text, 'text/html; charset=utf-8'),
        scriptHashes: hashesOf(text, /<script>(.*?)<\/script>/gs),
        styleHashes: hashesOf(text, /<style>(.*?)<\/style>/gs),
      };
    });
  }

  /** Returns the text at a path, such as a feed; `undefined` if the site has none. */
  text(path: string): Promise<SiteFile> | undefined {
    const { settings } = this.#current();
    const known = this.#texts.get(path);
    if (known) return known;
    const drawn = this.#site.renderText(path, { settings, origin: this.#options.origin });
    return (
      drawn && memoizeAsync(this.#texts, path, async () => siteFileOf(await drawn, contentType(path) ?? ''))
    );
  }

  /** Returns the current settings of pages, and the paths of pages. Clears pages and texts made with other settings. */
  #current(): { settings: PageSettings; paths: ReadonlySet<string> } {
    const [from, now] = [this.#options.settings(), this.#options.now()];
    const drawn = this.#site.isDevelopment ? undefined : this.#drawn;
    // The system clock may have been set back.
    if (drawn?.from === from && drawn.since <= now && now < drawn.until) return drawn;
    this.#pages.clear();
    this.#texts.clear();
    const settings = { ...pageSettings(from, now), day: studioDay(now) };
    const paths = new Set(this.#site.paths(settings.day));
    this.#drawn = { from, settings, paths, since: now, until: pageSettingsEnd(from, now) };
    return this.#drawn;
  }
}

const hashesOf = (html: string, element: RegExp): string[] =>
  Array.from(html.matchAll(element), ([, content = '']) => `'sha256-${hash('sha256', content, 'base64')}'`);
