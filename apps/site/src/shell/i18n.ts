import { DEFAULT_LOCALE, languageTag, LOCALES, type Locale } from '@fatal/contracts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

type Catalog = { messages: Messages };

const catalogs = import.meta.glob<Catalog>('../../locales/*/*.po');

const catalogPath = (area: string, locale: Locale) => `../../locales/${area}/${locale}.po`;

/** Languages that have a catalog of the shell, in the order of the menu. */
export const PUBLISHED_LOCALES: readonly Locale[] = LOCALES.filter(
  (locale) => catalogPath('shell', locale) in catalogs,
);

/** One instance for one document, or for one prerendered page; never shared between them. */
export function createI18n(locale: Locale): I18n {
  const i18n = setupI18n({ missing: '' });
  i18n.load(locale, {});
  i18n.activate(locale, [languageTag(locale)]);
  return i18n;
}

/** By instance: the areas it holds, each with the languages it holds them in. */
const loaded = new WeakMap<I18n, Map<string, Set<Locale>>>();

/**
 * Loads the catalogs of the areas that `i18n` does not hold yet. An area that is not translated yet is shown in English;
 * one without any catalog is left out.
 */
export async function loadCatalogs(i18n: I18n, locale: Locale, areas: readonly string[]): Promise<void> {
  const known = loaded.get(i18n) ?? new Map<string, Set<Locale>>();
  loaded.set(i18n, known);
  await Promise.all(
    areas.map(async (area) => {
      const load = catalogs[catalogPath(area, locale)] ?? catalogs[catalogPath(area, DEFAULT_LOCALE)];
      const languages = known.get(area) ?? new Set();
      known.set(area, languages);
      if (load === undefined || languages.has(locale)) return;
      const { messages } = await load();
      i18n.load(locale, messages);
      languages.add(locale);
    }),
  );
}

/** By instance: the language that was chosen last. */
const chosen = new WeakMap<I18n, Locale>();

/**
 * Shows another language: all that is loaded so far is loaded in it first, so that no text is left behind. `false` where
 * yet another one was chosen in the meantime, and is shown instead.
 */
export async function switchLanguage(i18n: I18n, locale: Locale): Promise<boolean> {
  chosen.set(i18n, locale);
  await loadCatalogs(i18n, locale, [...(loaded.get(i18n)?.keys() ?? [])]);
  if (chosen.get(i18n) !== locale) return false;
  i18n.activate(locale, [languageTag(locale)]);
  return true;
}
