// Writes every page in every language as HTML with holes for what the server alone knows, and what else it needs to know.
import { LOCALES, NOT_FOUND_PATH, type Locale, type SiteManifest, type SiteWords } from '@fatal/contracts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_CACHE, openCache } from '../../tools/step/cache.ts';
import { writeWhole } from '../../tools/step/write-whole.ts';
import { writeCompressed } from './build/write-compressed.ts';
import { team } from '#content/team';
import { allAddresses } from './prerender/addresses.ts';
import { writeMachineFiles } from './prerender/machine-files.ts';
import { openPages, pressKit } from './prerender/render-page.tsx';
import { newsItems } from './src/model/news-items.ts';
import { matchRoute } from './src/app/routes.ts';
import recoveryScript from './src/start/recover.inline.ts?inline-script';
import { RECOVERY_SCRIPT } from './src/start/recovery-script.ts';

const dist = path.resolve(process.argv[2] ?? 'apps/site/dist');

const fromEachLocale = async <T,>(make: (locale: Locale) => Promise<T>) =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await make(locale)] as const)),
  ) as Record<Locale, T>;

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await writeFile(path.join(dist, file), text);
};

await Promise.all(
  ['pages', 'texts'].map((name) => rm(path.join(dist, name), { recursive: true, force: true })),
);
const kept = openCache(path.resolve(BUILD_CACHE));
const site = await openPages(path.join(dist, 'client'), kept);
const pages: SiteManifest['pages'] = {};
/** Pages that are written while further ones are drawn. */
const writing: Promise<void>[] = [];
const indexed: { path: string; whileOpen: boolean }[] = [];
for (const address of await allAddresses()) {
  const name = address === '/' ? 'index' : address.slice(1);
  const drawn = await fromEachLocale((locale) => site.draw(address, locale));
  for (const locale of LOCALES) {
    writing.push(write(`pages/${locale}/${name}.html`, drawn[locale].open));
    if (drawn[locale].closed !== undefined)
      writing.push(write(`pages/${locale}/${name}.closed.html`, drawn[locale].closed));
  }
  const { noIndex, advertises, closed } = drawn[LOCALES[0] ?? 'en'];
  const { path: route, chrome = 'full' } = matchRoute(address).route;
  pages[address] = {
    file: `${name}.html`,
    ...(closed !== undefined && { closedFile: `${name}.closed.html` }),
    route,
    chrome,
    status: address === NOT_FOUND_PATH ? 404 : 200,
  };
  if (!noIndex) indexed.push({ path: address, whileOpen: advertises });
}
const manifest: SiteManifest = {
  locales: [...LOCALES],
  pages,
  texts: await writeMachineFiles(indexed, (name, text) => write(`texts/${name}`, text)),
  words: await fromEachLocale((locale): Promise<SiteWords> => site.words(locale)),
};
await Promise.all([...writing, site.close()]);
await writeCompressed(path.join(dist, 'client', RECOVERY_SCRIPT), recoveryScript, kept);
for (const [file, bytes] of (await pressKit()).files)
  await writeWhole(path.join(dist, 'client', file), bytes);
await write('content/news.json', JSON.stringify(newsItems()));
await write('content/team.json', JSON.stringify(team));
await write('site.json', JSON.stringify(manifest, null, 2));
console.log(`Prerendered ${String(Object.keys(pages).length)} pages in ${LOCALES.join(', ')}.`);
