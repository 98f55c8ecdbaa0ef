import {
  fillHoles,
  GATE_PATH,
  hole,
  holeValues,
  languageTag,
  PHRASES,
  type Locale,
  type PageSettings,
  type SiteWords,
} from '@fatal/contracts';
import type { I18n, Messages } from '@lingui/core';
import path from 'node:path';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BUILD_CACHE, openCache, type Kept } from '../../../tools/step/cache.ts';
import { once } from '../build/once.ts';
import { openSharePictures } from '../build/share/open-share-pictures.ts';
import { team } from '#content/team';
import { App } from '../src/app/app.tsx';
import { PageStore } from '../src/app/page-store.ts';
import { wordmarkSymbol } from '../src/brand/wordmark-symbol.ts';
import { newsItems } from '../src/model/news-items.ts';
import { withoutEmails } from '../src/model/without-emails.ts';
import { createI18n, fetchCatalogs, loadCatalogs } from '../src/runtime/i18n.ts';
import { RedirectTo, type LoadedPage, type PageSource } from '../src/runtime/route-types.ts';
import { documentAssetsHtml } from '../src/start/document-state.ts';
import { readBuild } from './build.ts';
import { openCriticalCss } from './critical-css.ts';
import { makePressKit } from './press-kit/make-press-kit.ts';
import { pageFonts, withoutFaces } from './font-faces.ts';
import { headHtml } from './head.ts';
import { lettersToCome, openPageFaces } from './page-faces.ts';
import {
  counterParts,
  describedSettings,
  leaveHoles,
  templateSettings,
  withoutDeadline,
  withoutCount,
} from './page-template.ts';
import { openStateFiles } from './state-files.ts';
import { structuredData, structuredDataHtml } from './structured-data/structured-data.ts';
import { styleRules } from './style-rules.ts';
import { subjectOf } from './subject.ts';
import { isPreview, siteDist } from '../build/content/preview.ts';

let madePressKit: ReturnType<typeof makePressKit> | undefined;

/** The press kit, made once: pages say how large its files are. */
export const pressKit = () =>
  (madePressKit ??= makePressKit({
    from: path.resolve(siteDist(), 'client'),
    logos: path.resolve('.cache/lettering/logos'),
    kept: openCache(path.resolve(BUILD_CACHE)),
  }));

/** The content of a day (ISO 8601), as pages read it. */
function contentOf(day: string | undefined): PageSource {
  const news = newsItems(day);
  return {
    news: () => Promise.resolve(news),
    newsItem: (id) => {
      const item = news.find((one) => String(one.id) === id);
      return item ? Promise.resolve(item) : Promise.reject(new Error(`There is no article ${id}.`));
    },
    // Pages are read by harvesters too; the addresses come with the API's answer.
    team: () => Promise.resolve(withoutEmails(team)),
    pressKit: async () => (await pressKit()).kit,
  };
}

interface Loaded {
  page: LoadedPage;
  i18n: I18n;
  pages: PageStore;
  locale: Locale;
}

async function load(address: string, locale: Locale, day?: string): Promise<Loaded> {
  const i18n = createI18n(locale);
  if (import.meta.env.PROD)
    i18n.on('missing', ({ id }) => {
      throw new Error(`${address} says "${id}", which no catalog of its route has.`);
    });
  const pages = new PageStore(i18n, contentOf(day));
  await loadCatalogs(i18n, locale, ['shell']);
  const page = await pages.get(address).promise;
  if (page instanceof RedirectTo) throw new Error(`${address} leads to ${page.path}.`);
  return { page, i18n, pages, locale };
}

/** The whole page as HTML, what is late in the browser included; `<script>`s of React's own would need a hash each. */
async function pageHtml({ page, i18n, pages }: Loaded, settings: PageSettings): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={page.pathname}>
      <App i18n={i18n} pages={pages} settings={settings} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** The body of an address with these settings, as the browser draws it when it wakes. */
export async function drawWith(settings: PageSettings, address: string, locale: Locale): Promise<string> {
  return styleRules(await pageHtml(await load(address, locale), settings)).html;
}

/** The body of an address with holes. */
export async function templateOf(address: string, locale: Locale, closed: boolean): Promise<string> {
  const loaded = await load(address, locale);
  leaveHoles(loaded.i18n, locale);
  return withoutCount(styleRules(await pageHtml(loaded, templateSettings(closed))).html);
}

/** What the server says in a language; drawn from the page with the counter. */
export async function siteWords(locale: Locale): Promise<SiteWords> {
  const loaded = await load('/', locale);
  const { i18n } = loaded;
  await loadCatalogs(i18n, locale, ['forms']);
  const counter = async (settings: PageSettings) => styleRules(await pageHtml(loaded, settings)).html;
  return {
    phrases: Object.fromEntries(Object.values(PHRASES).map((id) => [id, i18n.messages[id]])),
    counter: counterParts(
      await counter(templateSettings(false)),
      await counter({ ...templateSettings(false), wishlistCount: 0 }),
    ),
  };
}

/** What a text with holes is looked at with, where its letters are counted. */
const sampleValues = once(async (key) => {
  const locale = key as Locale;
  const { phrases, counter } = await siteWords(locale);
  const i18n = createI18n(locale);
  i18n.load(locale, phrases as Messages);
  return holeValues(templateSettings(false), { origin: '', locale, say: i18n._.bind(i18n), counter });
});

/** Where no script fetches it, the whole sheet comes at once. */
const withoutScript = (sheet: string) => `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`;

/** Stands at the foot of the screen on every page of a build that shows drafts; for those who write, so that it is not translated. */
const PREVIEW_NOTE =
  '<style>.preview-note{position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:.25rem 1rem;background:#e8c547;color:#111;font:600 .875rem/1.5 sans-serif;text-align:center}</style>' +
  '<p class="preview-note" lang="en">Preview, with drafts and articles of days to come. Not for visitors.</p>';

/** A page as the build writes it. */
export interface Drawn {
  /** The document, with holes. */
  open: string;
  /** The same while the applications are closed, where that looks different. */
  closed?: string;
  noIndex: boolean;
  /** Whether it advertises what can be applied for. */
  advertises: boolean;
}

/**
 * Draws pages for the build in `client`, the folder of public files, where it also puts what they fetch, with the content of a day
 * (ISO 8601; default: all content). `kept` keeps what is dear.
 */
export async function openPages(client: string, kept: Kept, day?: string) {
  const build = await readBuild(client);
  const rules = withoutFaces(build.css);
  const criticalCss = openCriticalCss(rules, kept);
  const stateFiles = openStateFiles(client, kept);
  const pageFaces = await openPageFaces(client, kept);
  const sharePictures = await openSharePictures({ from: client, kept });
  /** Pictures that are drawn while further pages are written. */
  const sharing: Promise<void>[] = [];

  async function document(loaded: Loaded, settings: PageSettings) {
    const { page, i18n, pages, locale } = loaded;
    const html = await pageHtml(loaded, settings);
    const css = await criticalCss(html, languageTag(locale));
    const faces = build.css + build.fontCss[locale];
    const shown = fillHoles(html, await sampleValues(locale));
    const ownFaces = await pageFaces.of(shown, { faces, rules }, () => lettersToCome(i18n, locale));
    const fonts = pageFonts(build.css, build.fontCss[locale], shown, ownFaces);
    const subject = await subjectOf(page, {
      locale,
      origin: hole('origin'),
      settings: describedSettings(settings),
      i18n,
      pages,
    });
    const state = await stateFiles.write({
      path: page.pathname,
      data: page.data,
      catalogs: await fetchCatalogs(locale, ['shell', ...page.route.areas(page.params)]),
    });
    const assets = { ...build.assetsOf(page.route.file), state };
    const moved = styleRules(html);
    const styles = fonts.css + css + moved.css;
    const gate = page.pathname === GATE_PATH ? ' data-gate' : '';
    const text = build.template
      .replace('<html lang="en">', `<html lang="${languageTag(locale)}" data-locale="${locale}"${gate}>`)
      .replace('<!--head-->', () => headHtml(subject, fonts.preloads))
      .replace('<!--styles-->', () => `<style>${styles}</style>${withoutScript(assets.styles)}`)
      .replace('<!--symbol-->', () => (isPreview() ? PREVIEW_NOTE : '') + wordmarkSymbol())
      .replace('<!--page-->', () => withoutCount(moved.html))
      // No paint waits for what other programs read of the page, so it stands last.
      .replace(
        '<!--assets-->',
        () => documentAssetsHtml(assets) + withoutDeadline(structuredDataHtml(subject)),
      );
    return { text, subject };
  }

  return {
    /** Draws a page in a language, and the picture that other sites show of it. */
    async draw(address: string, locale: Locale): Promise<Drawn> {
      const loaded = await load(address, locale, day);
      const { page, i18n } = loaded;
      leaveHoles(i18n, locale);
      const reads = { closed: false };
      const open = await document(
        loaded,
        templateSettings(false, { day, onClosedRead: () => (reads.closed = true) }),
      );
      const { picture } = page.head;
      sharing.push(
        sharePictures.write(path.join(client, open.subject.shareImage), {
          title: i18n._(page.head.title),
          lang: languageTag(locale),
          picture: typeof picture === 'string' ? `/images/${picture}` : picture.path,
        }),
      );
      return {
        open: open.text,
        closed: reads.closed ? (await document(loaded, templateSettings(true, { day }))).text : undefined,
        noIndex: open.subject.noIndex,
        advertises: structuredData(open.subject).some((node) => node['@type'] === 'JobPosting'),
      };
    },
    words: siteWords,
    /** Waits for what is still drawn. */
    close: () => Promise.all(sharing),
  };
}
