// Writes every page in every language as HTML, with what the server needs to know beside it.
import {
  LOCALES,
  languageTag,
  NOT_FOUND_PATH,
  readSiteSettings,
  type Locale,
  type SiteManifest,
} from '@fatal/contracts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { team } from './content/team.ts';
import { openSharePictures } from './build/share/open-share-pictures.ts';
import { allAddresses } from './prerender/addresses.ts';
import { readBuild } from './prerender/build.ts';
import { openStateFiles } from './prerender/state-files.ts';
import { criticalCss } from './prerender/critical-css.ts';
import { cspHash } from './prerender/csp-hash.ts';
import { pageFonts, withoutFaces } from './prerender/font-faces.ts';
import { writeMachineFiles } from './prerender/machine-files.ts';
import { headHtml, headScriptHash } from './prerender/head.ts';
import { lettersToCome, openPageFaces } from './prerender/page-faces.ts';
import { structuredDataHtml } from './prerender/structured-data/structured-data.ts';
import { styleRules } from './prerender/style-rules.ts';
import { subjectOf } from './prerender/subject.ts';
import { writeCompressed } from './prerender/write-compressed.ts';
import { assertContent } from './prerender/check-content/check-content.ts';
import { content } from './prerender/check-content/content.ts';
import { siteReferences } from './prerender/check-content/content-references.ts';
import { wordmarkSymbol } from './src/brand/wordmark-symbol.ts';
import { newsItems } from './src/model/news-items.ts';
import { withoutEmails } from './src/model/without-emails.ts';
import { App } from './src/app/app.tsx';
import { documentAssetsHtml } from './src/start/document-state.ts';
import { createI18n, fetchCatalogs, loadCatalogs } from './src/runtime/i18n.ts';
import { PageStore } from './src/app/page-store.ts';
import { RedirectTo, type PageSource } from './src/runtime/route-types.ts';
import { matchRoute } from './src/app/routes.ts';

const dist = path.resolve(process.argv[2] ?? 'apps/site/dist');
// An empty setting counts as unset, as it does for the server.
const { SITE_URL = '' } = process.env;
const origin = (SITE_URL === '' ? 'http://localhost:3000' : SITE_URL).replace(/\/$/, '');
const settings = readSiteSettings(process.env);
const year = new Date().getFullYear();
const build = await readBuild(path.join(dist, 'client'));
const rules = withoutFaces(build.css);
const stateFiles = await openStateFiles(path.join(dist, 'client'));
const pageFaces = await openPageFaces(path.join(dist, 'client'));

const sharePictures = await openSharePictures({
  from: path.resolve('apps/site/public'),
  cache: path.resolve('.cache/share'),
});

try {
  assertContent(content, await siteReferences(path.resolve('apps/site/public')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const news = newsItems();
const contentSource: PageSource = {
  news: () => Promise.resolve(news),
  newsItem: (id) => {
    const item = news.find((one) => String(one.id) === id);
    return item ? Promise.resolve(item) : Promise.reject(new Error(`There is no article ${id}.`));
  },
  // Pages are read by harvesters too; the addresses come with the API's answer.
  team: () => Promise.resolve(withoutEmails(team)),
};

/** The whole page as HTML, what is late in the browser included; `<script>`s of React's own would need a hash each. */
async function pageHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** Where no script fetches it, the whole sheet comes at once. */
const withoutScript = (sheet: string) => `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`;

/** Pictures that are drawn while further pages are written. */
const sharing: Promise<void>[] = [];

interface Rendered {
  text: string;
  styles: string;
  noIndex: boolean;
}

async function render(address: string, locale: Locale): Promise<Rendered> {
  const i18n = createI18n(locale);
  const pages = new PageStore(i18n, contentSource);
  await loadCatalogs(i18n, locale, ['shell']);
  const page = await pages.get(address).promise;
  if (page instanceof RedirectTo) throw new Error(`${address} leads to ${page.path}.`);
  const html = await pageHtml(
    <StaticRouter location={address}>
      <App i18n={i18n} pages={pages} settings={settings} year={year} />
    </StaticRouter>,
  );
  const css = await criticalCss(rules, html, languageTag(locale));
  const faces = build.css + build.fontCss[locale];
  const ownFaces = await pageFaces.of(html, { faces, rules }, lettersToCome(i18n));
  const fonts = pageFonts(build.css, build.fontCss[locale], html, ownFaces);
  const subject = await subjectOf(page, { locale, origin, settings, i18n, pages });
  const { picture } = page.head;
  sharing.push(
    sharePictures.write(path.join(dist, 'client', subject.shareImage), {
      title: i18n._(page.head.title),
      lang: languageTag(locale),
      picture: typeof picture === 'string' ? `/images/${picture}` : picture.path,
    }),
  );
  const state = await stateFiles.write({
    path: address,
    settings,
    data: page.data,
    year,
    catalogs: await fetchCatalogs(locale, ['shell', ...page.route.areas(page.params)]),
  });
  const assets = { ...build.assetsOf(page.route.file), state };
  const moved = styleRules(html);
  const styles = fonts.css + css + moved.css;
  const text = build.template
    .replace('<html lang="en">', `<html lang="${languageTag(locale)}" data-locale="${locale}">`)
    .replace('<!--head-->', () => headHtml(subject, fonts.preloads))
    .replace('<!--styles-->', () => `<style>${styles}</style>${withoutScript(assets.styles)}`)
    .replace('<!--symbol-->', () => wordmarkSymbol())
    .replace('<!--page-->', () => moved.html)
    // No paint waits for what other programs read of the page, so it stands last.
    .replace('<!--assets-->', () => documentAssetsHtml(assets) + structuredDataHtml(subject));
  return { text, styles, noIndex: subject.noIndex };
}

await rm(path.join(dist, 'pages'), { recursive: true, force: true });
const manifest: SiteManifest = {
  locales: [...LOCALES],
  pages: {},
  scriptHashes: [headScriptHash],
  settings,
};
const indexed: string[] = [];
for (const address of await allAddresses()) {
  const file = `${address === '/' ? 'index' : address.slice(1)}.html`;
  const rendered = await Promise.all(
    manifest.locales.map(async (locale) => {
      const page = await render(address, locale);
      await writeCompressed(path.join(dist, 'pages', locale, file), page.text);
      return [locale, page] as const;
    }),
  );
  const { path: route, chrome = 'full' } = matchRoute(address).route;
  manifest.pages[address] = {
    file,
    route,
    chrome,
    status: address === NOT_FOUND_PATH ? 404 : 200,
    styleHashes: Object.fromEntries(rendered.map(([locale, { styles }]) => [locale, cspHash(styles)])),
  };
  if (!rendered.some(([, { noIndex }]) => noIndex)) indexed.push(address);
}
await Promise.all(sharing);
await writeMachineFiles(path.join(dist, 'client'), indexed, origin);
await mkdir(path.join(dist, 'content'), { recursive: true });
await writeFile(path.join(dist, 'content/news.json'), JSON.stringify(news));
await writeFile(path.join(dist, 'content/team.json'), JSON.stringify(team));
await writeFile(path.join(dist, 'site.json'), JSON.stringify(manifest, null, 2));
console.log(
  `Prerendered ${String(Object.keys(manifest.pages).length)} pages in ${manifest.locales.join(', ')}.`,
);
