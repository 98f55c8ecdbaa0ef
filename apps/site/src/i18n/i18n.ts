import { formatTag, type Locale } from '@fatal/contracts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import languages from 'virtual:catalogs';
import { loadJapaneseFaces } from './japanese-faces.ts';

/** Creates the instance for one document, or for one render on the server. Never share it between requests. */
export function createI18n(locale: Locale): I18n {
  const i18n = setupI18n({ missing: '' });
  i18n.load(locale, {});
  i18n.activate(locale, [formatTag(locale)]);
  return i18n;
}

/** Languages that are loaded for each area, by instance. */
const loaded = new WeakMap<I18n, Map<string, Set<Locale>>>();

/** Returns the loaded areas of `i18n`, and registers new ones before they load, so that a language change in between includes them. */
function registerAreas(i18n: I18n, areas: readonly string[]): Map<string, Set<Locale>> {
  const known = loaded.get(i18n) ?? new Map<string, Set<Locale>>();
  loaded.set(i18n, known);
  for (const area of areas) known.set(area, known.get(area) ?? new Set());
  return known;
}

/** Adds catalogs to an instance, by area, such as those of a server-rendered document. */
export function addCatalogs(i18n: I18n, locale: Locale, catalogs: Readonly<Record<string, Messages>>): void {
  const known = registerAreas(i18n, Object.keys(catalogs));
  for (const [area, messages] of Object.entries(catalogs)) {
    i18n.load(locale, messages);
    known.get(area)?.add(locale);
  }
}

/** Returns the catalogs of areas. Omits areas without a catalog. */
export async function fetchCatalogs(
  locale: Locale,
  areas: readonly string[],
): Promise<Record<string, Messages>> {
  if (areas.length === 0) return {};
  const { default: catalogs } = await languages[locale]();
  const found = await Promise.all(
    areas.map(async (area) => {
      const catalog = await catalogs[area]?.();
      return catalog ? [[area, catalog.messages] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Loads the catalogs that `i18n` doesn't have yet. */
export async function loadCatalogs(i18n: I18n, locale: Locale, areas: readonly string[]): Promise<void> {
  const known = registerAreas(i18n, areas);
  const missing = areas.filter((area) => !known.get(area)?.has(locale));
  addCatalogs(i18n, locale, await fetchCatalogs(locale, missing));
}

/** Last requested language, by instance. */
const chosen = new WeakMap<I18n, Locale>();

/**
 * Switches the language after loading the catalogs of all areas in use, and the Japanese fonts of `paths` if needed. Returns `false` if
 * another language was requested in the meantime.
 */
export async function switchLanguage(
  i18n: I18n,
  locale: Locale,
  paths: readonly string[] = [],
): Promise<boolean> {
  chosen.set(i18n, locale);
  await Promise.all([
    loadCatalogs(i18n, locale, [...(loaded.get(i18n)?.keys() ?? [])]),
    ...(locale === 'jp' ? paths.map(loadJapaneseFaces) : []),
  ]);
  if (chosen.get(i18n) !== locale) return false;
  i18n.activate(locale, [formatTag(locale)]);
  return true;
}
