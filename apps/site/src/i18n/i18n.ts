import { formatTag, type Locale } from '@fatal/contracts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import languages from 'virtual:catalogs';
import { loadJapaneseFaces } from './japanese-faces.ts';

/** One instance for one document, or for one page that the server draws; never shared between them. */
export function createI18n(locale: Locale): I18n {
  const i18n = setupI18n({ missing: '' });
  i18n.load(locale, {});
  i18n.activate(locale, [formatTag(locale)]);
  return i18n;
}

/** By instance: the areas it holds, each with the languages it holds them in. */
const loaded = new WeakMap<I18n, Map<string, Set<Locale>>>();

/** What `i18n` holds. Areas are known before anything arrives, so that a change of language meanwhile loads them too. */
function holdingsOf(i18n: I18n, areas: readonly string[]): Map<string, Set<Locale>> {
  const known = loaded.get(i18n) ?? new Map<string, Set<Locale>>();
  loaded.set(i18n, known);
  for (const area of areas) known.set(area, known.get(area) ?? new Set());
  return known;
}

/** Takes over the catalogs that a document carries, by area. */
export function adoptCatalogs(
  i18n: I18n,
  locale: Locale,
  catalogs: Readonly<Record<string, Messages>>,
): void {
  const known = holdingsOf(i18n, Object.keys(catalogs));
  for (const [area, messages] of Object.entries(catalogs)) {
    i18n.load(locale, messages);
    known.get(area)?.add(locale);
  }
}

/** Fetches the catalogs of areas, by area. An area without a catalog is left out. */
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

/** Loads the catalogs of the areas that `i18n` does not hold yet. */
export async function loadCatalogs(i18n: I18n, locale: Locale, areas: readonly string[]): Promise<void> {
  const known = holdingsOf(i18n, areas);
  const missing = areas.filter((area) => !known.get(area)?.has(locale));
  adoptCatalogs(i18n, locale, await fetchCatalogs(locale, missing));
}

/** By instance: the language that was chosen last. */
const chosen = new WeakMap<I18n, Locale>();

/**
 * Shows another language: all that is loaded so far is loaded in it first, so that no text is left behind, and no letter of the
 * pages of these paths. `false` where yet another one was chosen in the meantime, and is shown instead.
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
