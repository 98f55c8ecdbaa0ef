// Server entry of the site: renders pages and texts on request.
import { DEFAULT_LOCALE, LOCALES, type RenderOptions, type SiteServer } from '@fatal/contracts';
import type { I18n } from '@lingui/core';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { sampleLinks } from '#content/links';
import { team } from '#content/team';
import type { JapaneseFaces } from '../build/fonts/japanese.ts';
import { readAddresses } from './addresses.ts';
import { readAssets, type PageAssets } from './assets.ts';
import { documentHtml } from './document.ts';
import { isPreview } from './preview.ts';
import { subjectOf, type Subject } from './subject.ts';
import { TEXTS } from './texts.ts';
import { App } from '../src/app/app.tsx';
import { PageStore } from '../src/app/page-store.ts';
import { newsItems } from '../src/model/news-items.ts';
import { withoutEmails } from '../src/model/without-emails.ts';
import { faceRule, FACES } from '../src/i18n/japanese-faces.ts';
import { createI18n, fetchCatalogs, loadCatalogs } from '../src/i18n/i18n.ts';
import { PRESS_KIT, type PressKit } from '../src/shared/press-kit.ts';
import { RedirectTo, type LoadedPage, type PageSource } from '../src/routes/route-types.ts';

/** Build files that pages need. */
export interface SiteFiles {
  /** Returns the assets of a page by the file of its module. */
  assetsOf: (page: string) => PageAssets;
  pressKit: PressKit;
  japaneseFaces: JapaneseFaces;
}

/** Returns the content for page loaders on a day (ISO 8601; default: all content). */
function pageSource(day: string | undefined, pressKit: PressKit): PageSource {
  const news = newsItems(day);
  return {
    news: () => Promise.resolve(news),
    newsItem: (id) => {
      const item = news.find((one) => String(one.id) === id);
      return item ? Promise.resolve(item) : Promise.reject(new Error(`There is no article ${id}.`));
    },
    // Keeps email addresses from harvesters. The browser gets them from the API.
    team: () => Promise.resolve(withoutEmails(team)),
    pressKit: () => Promise.resolve(pressKit),
  };
}

interface Loaded {
  page: LoadedPage;
  i18n: I18n;
  pages: PageStore;
}

/** Loads the module, data and catalogs of a page. */
async function load(address: string, { locale, settings }: RenderOptions, kit: PressKit): Promise<Loaded> {
  const i18n = createI18n(locale);
  // In development, a new message shows its English text until it is in the catalogs.
  if (import.meta.env.MODE !== 'development')
    i18n.on('missing', ({ id }) => {
      throw new Error(`${address} says "${id}", which no catalog of its route has.`);
    });
  const pages = new PageStore(i18n, pageSource(settings.day, kit));
  await loadCatalogs(i18n, locale, ['shell']);
  const page = await pages.get(address).promise;
  if (page instanceof RedirectTo) throw new Error(`${address} leads to ${page.path}.`);
  return { page, i18n, pages };
}

/** Renders a page to HTML in one chunk: React's inline scripts for late parts would each need a CSP hash. */
async function bodyHtml({ page, i18n, pages }: Loaded, { settings }: RenderOptions): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={page.pathname}>
      <App i18n={i18n} pages={pages} settings={settings} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** Creates the site from the files of a build or of the development server. */
export async function createSite({ assetsOf, pressKit, japaneseFaces }: SiteFiles): Promise<SiteServer> {
  const addresses = await readAddresses();
  const dayOf = (day: string | undefined) => (isPreview() ? undefined : day);
  const shown = <Options extends Omit<RenderOptions, 'locale'>>(options: Options): Options => ({
    ...options,
    settings: { ...options.settings, day: dayOf(options.settings.day) },
  });
  const describe = (address: string, options: RenderOptions): Promise<Subject> =>
    load(address, options, pressKit).then(({ page, i18n, pages }) =>
      subjectOf(page, { ...options, i18n, pages }),
    );

  async function renderPage(address: string, options: RenderOptions): Promise<string> {
    const { locale, settings } = options;
    const loaded = await load(address, options, pressKit);
    const { page, i18n, pages } = loaded;
    const areas = page.route.areas(page.params);
    const body = await bodyHtml(loaded, options);
    const assets = assetsOf(page.route.file);
    const faces = locale === 'jp' ? (japaneseFaces[page.pathname] ?? []) : [];
    return documentHtml({
      body,
      subject: await subjectOf(page, { ...options, i18n, pages }),
      locale,
      assets,
      faces: faces.map(faceRule).join(''),
      state: {
        path: page.pathname,
        data: page.data,
        catalogs: await fetchCatalogs(locale, ['shell', ...areas]),
        settings,
        entry: assets.entry,
        modules: assets.modules,
      },
    });
  }

  return {
    locales: LOCALES,
    sampleLinks,
    team,
    news: newsItems(),
    paths: (day) => addresses(dayOf(day)),
    renderPage: (address, options) => renderPage(address, shown(options)),
    renderText: (address, given) => {
      const options = shown(given);
      const open = { ...options, locale: DEFAULT_LOCALE, settings: { ...options.settings, closed: false } };
      const describeAll = () =>
        Promise.all(addresses(options.settings.day).map((one) => describe(one, open)));
      return TEXTS.get(address)?.({ ...options, describeAll });
    },
  };
}

/**
 * Opens the site of a build. `client` is its public folder, and `assets` the folder of files with hashed names (default: `client`). The
 * development server passes a function instead.
 */
export async function openSite(
  client: string,
  assets: string | SiteFiles['assetsOf'] = client,
): Promise<SiteServer> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(client, file), 'utf8')) as unknown;
  const [assetsOf, pressKit, japaneseFaces] = await Promise.all([
    typeof assets === 'string' ? readAssets(client, assets) : assets,
    read(PRESS_KIT),
    read(FACES),
  ]);
  return createSite({
    assetsOf,
    pressKit: pressKit as PressKit,
    japaneseFaces: japaneseFaces as JapaneseFaces,
  });
}
