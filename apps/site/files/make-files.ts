// Generates the public files that Vite doesn't bundle: share pictures, the press kit and Japanese fonts.
import { DEFAULT_SITE_SETTINGS, languageTag, LOCALES, pageSettings, type Locale } from '@fatal/contracts';
import { JSDOM } from 'jsdom';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_CACHE, openCache } from '../../../tools/step/cache.ts';
import { writeFileAtomic } from '../../../tools/step/write-file-atomic.ts';
import { areasOf, readAddresses } from '../server/addresses.ts';
import { readAssets } from '../server/assets.ts';
import { createSite } from '../server/entry-server.tsx';
import { shareImageOf } from '../server/share-image.ts';
import { FATAL } from '../src/brand/lettering.ts';
import { matchRoute } from '../src/routes/match-route.ts';
import { createI18n, loadCatalogs } from '../src/i18n/i18n.ts';
import { FACES } from '../src/i18n/japanese-faces.ts';
import type { PressKit } from '../src/shared/press-kit.ts';
import recoveryScript from '../src/entry/recover.inline.ts?inline-script';
import { RECOVERY_SCRIPT } from '../src/entry/recovery-script.ts';
import { FONTS } from '../build/fonts/faces.ts';
import { makeJapaneseFaces, type JapanesePage } from '../build/fonts/japanese.ts';
import { fontRules, textsByRole } from '../build/fonts/texts-by-role.ts';
import { makePressKit } from './press-kit/make-press-kit.ts';
import { openSharePictures } from '../build/share/open-share-pictures.ts';
import { compressFile } from '../build/compress-file.ts';

const [, , client = path.resolve('apps/site/dist/client')] = process.argv;
const cache = openCache(path.resolve(BUILD_CACHE));
const addresses = (await readAddresses())();

async function writeShareImages(): Promise<void> {
  const pictures = await openSharePictures({ from: client, mark: FATAL, cache });
  const draw = async (address: string, locale: Locale) => {
    const { route, params } = matchRoute(address);
    const { head } = await route.module();
    const i18n = createI18n(locale);
    await loadCatalogs(i18n, locale, ['shell', ...route.areas(params)]);
    const { title, picture } = head(params);
    await pictures.write(path.join(client, shareImageOf(address, locale)), {
      title: i18n._(title),
      lang: languageTag(locale),
      picture: typeof picture === 'string' ? `/images/${picture}` : picture.path,
    });
  };
  await Promise.all(LOCALES.flatMap((locale) => addresses.map((address) => draw(address, locale))));
}

async function writePressKit(): Promise<PressKit> {
  const { kit, files } = await makePressKit({ from: client, cache });
  for (const [file, bytes] of files) await writeFileAtomic(path.join(client, file), bytes);
  return kit;
}

/** Renders the pages in Japanese and returns their catalogs and the text that each shows per font role. */
async function readJapanesePages(pressKit: PressKit): Promise<Record<string, JapanesePage>> {
  const site = await createSite({ assetsOf: await readAssets(client), pressKit, japaneseFaces: {} });
  const settings = pageSettings(DEFAULT_SITE_SETTINGS, Date.now());
  const read = async (address: string, areas: readonly string[]) => {
    const html = await site.renderPage(address, { locale: 'jp', settings, origin: '' });
    const { document } = new JSDOM(html).window;
    const rules = fontRules(document.querySelector('style')?.textContent ?? '');
    return [address, { areas: ['shell', ...areas], shown: textsByRole(document, rules) }] as const;
  };
  const pages = Object.entries(areasOf(addresses)).map(([address, areas]) => read(address, areas));
  return Object.fromEntries(await Promise.all(pages));
}

async function writeJapaneseFaces(pressKit: PressKit): Promise<void> {
  const faces = await makeJapaneseFaces(await readJapanesePages(pressKit));
  const files = new Set(Object.values(faces).flatMap((some) => some.map(({ file }) => path.basename(file))));
  await mkdir(path.join(client, 'fonts'), { recursive: true });
  await Promise.all(
    [...files].map((file) => copyFile(path.join(FONTS, file), path.join(client, 'fonts', file))),
  );
  await writeFileAtomic(path.join(client, FACES), JSON.stringify(faces));
}

async function compressAssets(): Promise<void> {
  const folder = path.join(client, 'assets');
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
  const files = [RECOVERY_SCRIPT, FACES, ...names.map((name) => `assets/${name}`)];
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(client, name);
      await compressFile(file, await readFile(file), cache);
    }),
  );
}

await writeFile(path.join(client, RECOVERY_SCRIPT), recoveryScript);
await Promise.all([writeShareImages(), writePressKit().then(writeJapaneseFaces)]);
await compressAssets();
