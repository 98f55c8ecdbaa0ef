// Titles in the languages that have catalogs.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LOCALES } from '@fatal/contracts';
import { catalogFormat } from '../../strings/catalog-format.ts';

const fileOf = (area, locale) => new URL(`../../../apps/site/locales/${area}/${locale}.po`, import.meta.url);

/** Languages that have a catalog of the shell. */
export const publishedLocales = () => LOCALES.filter((locale) => existsSync(fileOf('shell', locale)));

/** A message of a catalog, or `undefined` where it is not translated yet. */
export async function titleOf({ area, title }, locale) {
  const file = fileOf(area, locale);
  if (!existsSync(file)) return undefined;
  const filename = file.pathname;
  const catalog = await catalogFormat.parse(await readFile(file, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename,
  });
  return catalog[title]?.translation || undefined;
}
