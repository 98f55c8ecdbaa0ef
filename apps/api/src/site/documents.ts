import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setupI18n, type Messages } from '@lingui/core';
import {
  CRAWLER_MARK,
  DEFAULT_LOCALE,
  GATE_PATH,
  NO_SCRIPT,
  fillHoles,
  holeValues,
  languageTag,
  pageSettings,
  pageSettingsEnd,
  type Locale,
  type PageSettings,
  type Say,
  type SiteSettings,
  type SiteText,
} from '@fatal/contracts';
import { once } from '../lib/once.ts';
import { contentType } from './content-types.ts';
import { editionAt, type ShownEdition } from './editions.ts';
import type { Site } from './load-site.ts';
import { siteFileOf, type SiteFile } from './site-file.ts';

/** What a page or a text for programs depends on beside the build. */
export interface DocumentsOptions {
  /** Scheme and host under which the site is reached, without a slash at the end. */
  origin: string;
  /** The settings as they are now; another object when they have changed. */
  settings: () => SiteSettings;
  /** The time in milliseconds. */
  now: () => number;
}

/** A page as it is sent. */
export interface Page {
  status: 200 | 404;
  file: SiteFile;
  /** CSP sources of the inline scripts and styles in it, quotes included: made from the very text that is sent. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** A tag of a page, and what is put in its place. */
type Change = readonly [tag: string, instead: string];

/** Asks for the page in place of which the gate has come. The guard needs a script, and reading needs none. */
const GOES_ON: Change = [
  '<title>',
  `<noscript><meta http-equiv="refresh" content="0;url=?${NO_SCRIPT}"></noscript><title>`,
];

const FOR_CRAWLERS: Change = ['<html', `<html ${CRAWLER_MARK}`];

const AS_IT_IS: Change = ['', ''];

/** The texts of a site with their holes filled. Each is made when it is first asked for, and anew when what is in it has changed. */
export class Documents {
  readonly #site: Site;
  readonly #options: DocumentsOptions;
  readonly #says: ReadonlyMap<Locale, Say>;
  #drawn:
    | { from: SiteSettings; settings: PageSettings; edition: ShownEdition; since: number; until: number }
    | undefined;
  readonly #pages = new Map<string, Promise<Page>>();
  readonly #texts = new Map<string, Promise<SiteFile>>();

  constructor(site: Site, options: DocumentsOptions) {
    this.#site = site;
    this.#options = options;
    this.#says = new Map(site.locales.map((locale) => [locale, sayerOf(site, locale)]));
  }

  /** Whether there is a page at a path. */
  has(path: string): boolean {
    return this.#current().edition.pages.has(path);
  }

  /** The page of a path; `undefined` where the site has none. */
  page(path: string, locale: Locale, isForCrawler = false): Promise<Page> | undefined {
    return this.#page(path, locale, isForCrawler ? FOR_CRAWLERS : AS_IT_IS);
  }

  /** The gate at the address of another page, to which a browser that runs no scripts goes on; `undefined` where the site has none. */
  gateInPlace(locale: Locale): Promise<Page> | undefined {
    return this.#page(GATE_PATH, locale, GOES_ON);
  }

  #page(path: string, locale: Locale, [tag, instead]: Change): Promise<Page> | undefined {
    const { settings, edition } = this.#current();
    const page = edition.pages.get(path);
    if (!page) return undefined;
    return once(this.#pages, locale + path + instead, async () => {
      const filled = await this.#fill(join('pages', locale), page, settings, locale);
      const text = filled.replace(tag, instead);
      return {
        status: page.status,
        file: await siteFileOf(text, 'text/html; charset=utf-8'),
        scriptHashes: hashesOf(text, /<script>(.*?)<\/script>/gs),
        styleHashes: hashesOf(text, /<style>(.*?)<\/style>/gs),
      };
    });
  }

  /** The text for programs at a path; `undefined` where the site has none. */
  text(path: string): Promise<SiteFile> | undefined {
    const { settings, edition } = this.#current();
    const text = edition.texts.get(path);
    if (!text) return undefined;
    return once(this.#texts, path, async () =>
      siteFileOf(await this.#fill('texts', text, settings, DEFAULT_LOCALE), contentType(path) ?? ''),
    );
  }

  /** The settings as a page shows them now, and what there is to show. Forgets what was drawn with others. */
  #current(): { settings: PageSettings; edition: ShownEdition } {
    const [from, now] = [this.#options.settings(), this.#options.now()];
    const drawn = this.#drawn;
    // A clock may be set back.
    if (drawn?.from === from && drawn.since <= now && now < drawn.until) return drawn;
    this.#pages.clear();
    this.#texts.clear();
    const edition = editionAt(this.#site, now);
    const settings = { ...pageSettings(from, now), day: edition.day };
    const until = Math.min(pageSettingsEnd(from, now), edition.until);
    this.#drawn = { from, settings, edition, since: now, until };
    return { settings, edition };
  }

  async #fill(folder: string, text: SiteText, settings: PageSettings, locale: Locale): Promise<string> {
    const { dir, words } = this.#site;
    const file = settings.closed ? (text.closedFile ?? text.file) : text.file;
    const { counter } = words[locale];
    const say = this.#says.get(locale) ?? String;
    const values = holeValues(settings, { origin: this.#options.origin, locale, say, counter });
    return fillHoles(await readFile(join(dir, folder, file), 'utf8'), values);
  }
}

function sayerOf({ words }: Site, locale: Locale): Say {
  const language = languageTag(locale);
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: words[locale].phrases as Messages },
  });
  return (id, values) => i18n._(id, values);
}

const hashesOf = (html: string, element: RegExp): string[] =>
  Array.from(html.matchAll(element), ([, content = '']) => `'sha256-${hash('sha256', content, 'base64')}'`);
