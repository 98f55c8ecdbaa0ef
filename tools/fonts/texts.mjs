import { readdir, readFile } from 'node:fs/promises';
import { catalogFormat } from '../strings/catalog-format.ts';

const site = new URL('../../apps/site/', import.meta.url);
/** What the fields of the forms are called. */
const contracts = new URL('../../packages/contracts/', import.meta.url);
const library = new URL('../../packages/ui/', import.meta.url);

/** What the browser words by itself: months and days of the week, as the pages write them. */
function datesIn(language) {
  const styles = [
    { dateStyle: 'full', timeStyle: 'short' },
    { dateStyle: 'medium' },
    { weekday: 'short', day: 'numeric', month: 'short' },
  ];
  return Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)))
    .flatMap((date) => styles.map((style) => new Intl.DateTimeFormat(language, style).format(date)))
    .join('');
}

async function catalog(area, locale) {
  const filename = new URL(`locales/${area}/${locale}.po`, area === 'fields' ? contracts : site);
  const messages = await catalogFormat.parse(await readFile(filename, 'utf8'), {
    locale,
    filename: filename.pathname,
  });
  return Object.entries(messages).map(([id, { translation }]) => [id, translation ?? '']);
}

/**
 * Texts of the site in a language, by the areas of its catalogs. `language` is the tag of `locale`; `isWanted` says by its id
 * whether a message counts, default all.
 */
export async function textsIn(locale, language, isWanted = () => true) {
  const areas = ['fields', ...(await readdir(new URL('locales/', site)))].sort();
  const texts = areas.map(async (area) => {
    const messages = await catalog(area, locale);
    if (area === 'shell') messages.push(['shell.dates', datesIn(language)]);
    return [area, messages.flatMap(([id, text]) => (isWanted(id) ? [text] : [])).join('')];
  });
  return new Map(await Promise.all(texts));
}

/** What the files of a folder whose names fit say, all in one. */
async function textIn(folder, fits) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => fits.test(name));
  const texts = await Promise.all(names.sort().map((name) => readFile(new URL(name, folder), 'utf8')));
  return texts.join('');
}

/** What the content says in every language: names above all. */
export const sharedText = () => textIn(new URL('content/', site), /(?<!\.test)\.ts$/);

/** What the stories of the library say, in every language: their own words, those of fixtures, dictionaries and documentation. */
export const storyText = () => textIn(library, /^(?:src|docs)\/.*(?<!\.test)\.(?:tsx?|mdx|json)$/);
