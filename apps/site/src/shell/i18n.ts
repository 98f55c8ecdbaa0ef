import { languageTag, LOCALES, type Locale } from '@fatal/contracts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

type Catalog = { messages: Messages };

const catalogs = import.meta.glob<Catalog>('../../locales/*/*.po');

const catalogPath = (area: string, locale: Locale) => `../../locales/${area}/${locale}.po`;

/** Languages that have a catalog of the shell, in the order of the menu. */
export const PUBLISHED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => catalogPath('shell', locale) in catalogs);

/** One instance for one document, or for one prerendered page; never shared between them. */
export function createI18n(locale: Locale): I18n {
  const i18n = setupI18n({ missing: '' });
  i18n.load(locale, {});
  i18n.activate(locale, [languageTag(locale)]);
  return i18n;
}

const loaded = new WeakMap<I18n, Set<string>>();

/** Loads the catalogs of the areas that `i18n` does not hold yet. An area without a catalog is left out. */
export async function loadCatalogs(i18n: I18n, locale: Locale, areas: readonly string[]): Promise<void> {
  const known = loaded.get(i18n) ?? new Set();
  loaded.set(i18n, known);
  await Promise.all(
    areas.map(async (area) => {
      const path = catalogPath(area, locale);
      const load = catalogs[path];
      if (load === undefined || known.has(path)) return;
      const { messages } = await load();
      i18n.load(locale, messages);
      known.add(path);
    }),
  );
}
