// Writes every page in every language as HTML with holes for what the server alone knows, and what else it needs to know.
// With a day behind the folder, it writes what differs from that day on, beside what is there.
import { LOCALES, NOT_FOUND_PATH, type Locale, type SiteManifest, type SiteWords } from '@fatal/contracts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_CACHE, openCache } from '../../tools/step/cache.ts';
import { writeWhole } from '../../tools/step/write-whole.ts';
import { writeCompressed } from './build/write-compressed.ts';
import { sampleLinks } from '#content/links';
import { team } from '#content/team';
import { allAddresses } from './prerender/addresses.ts';
import { openEdition } from './prerender/edition.ts';
import { machineFiles } from './prerender/machine-files.ts';
import { openPages, pressKit } from './prerender/render-page.tsx';
import { newsItems } from './src/model/news-items.ts';
import { matchRoute } from './src/app/routes.ts';
import recoveryScript from './src/start/recover.inline.ts?inline-script';
import { RECOVERY_SCRIPT } from './src/start/recovery-script.ts';

const [, , dist = path.resolve('apps/site/dist'), day] = process.argv;
/** Day whose content is written (ISO 8601). Unset: all content. */
const contentDay = process.env.CONTENT_DAY;

const fromEachLocale = async <T,>(make: (locale: Locale) => Promise<T>) =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await make(locale)] as const)),
  ) as Record<Locale, T>;

if (day === undefined)
  await Promise.all(
    ['pages', 'texts'].map((name) => rm(path.join(dist, name), { recursive: true, force: true })),
  );
const manifestFile = path.join(dist, 'site.json');
const before =
  day === undefined ? undefined : (JSON.parse(await readFile(manifestFile, 'utf8')) as SiteManifest);
await mkdir(path.join(dist, 'content'), { recursive: true });
const edition = openEdition(dist, before, day);
const kept = openCache(path.resolve(BUILD_CACHE));
const site = await openPages(path.join(dist, 'client'), kept, contentDay);
/** Pages that are written while further ones are drawn. */
const writing: Promise<void>[] = [];
const indexed: { path: string; whileOpen: boolean }[] = [];
for (const address of await allAddresses(contentDay)) {
  const name = address === '/' ? 'index' : address.slice(1);
  const drawn = await fromEachLocale((locale) => site.draw(address, locale));
  const { noIndex, advertises } = drawn[LOCALES[0] ?? 'en'];
  const { path: route, chrome = 'full' } = matchRoute(address).route;
  const versions = LOCALES.map((locale) => {
    const { open, closed } = drawn[locale];
    return { folder: `pages/${locale}`, text: open, closed };
  });
  const status = address === NOT_FOUND_PATH ? 404 : 200;
  writing.push(edition.write('pages', address, `${name}.html`, versions, { route, chrome, status }));
  if (!noIndex) indexed.push({ path: address, whileOpen: advertises });
}
for (const { path: address, ...version } of await machineFiles(indexed, contentDay))
  await edition.write('texts', address, address.slice(1), [{ folder: 'texts', ...version }], {});
await Promise.all([...writing, site.close()]);
if (before && day !== undefined) {
  before.editions.push({ day, ...edition.documents() });
  await writeFile(manifestFile, JSON.stringify(before, null, 2));
} else {
  const manifest: SiteManifest = {
    locales: [...LOCALES],
    ...edition.documents(),
    editions: [],
    sampleLinks: [...sampleLinks],
    words: await fromEachLocale((locale): Promise<SiteWords> => site.words(locale)),
  };
  await writeFile(manifestFile, JSON.stringify(manifest, null, 2));
  await writeCompressed(path.join(dist, 'client', RECOVERY_SCRIPT), recoveryScript, kept);
  for (const [file, bytes] of (await pressKit()).files)
    await writeWhole(path.join(dist, 'client', file), bytes);
  await writeFile(path.join(dist, 'content/team.json'), JSON.stringify(team));
}
// The last day has all of them; the server knows which are out.
await writeFile(path.join(dist, 'content/news.json'), JSON.stringify(newsItems(contentDay)));
console.log(
  day === undefined
    ? `Prerendered ${String(Object.keys(edition.documents().pages).length)} pages in ${LOCALES.join(', ')}.`
    : `From ${day}: ${String(Object.keys(edition.documents().pages).length)} pages are others or new.`,
);
