/** The public codes of the interface languages, in the order of the language menu (DECISIONS: names that are fixed). */
export const LOCALES = ['en', 'es', 'it', 'de', 'jp'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The languages that the age gate offers. */
export const GATE_LOCALES = ['en', 'es', 'de', 'it'] as const satisfies readonly Locale[];

/** Each language under its own name, as the menus show it whatever the current language is. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  de: 'Deutsch',
  jp: '日本語',
};

/** One year: how long the `language` cookie lives, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE = 31_536_000;

/** Reads a language code from outside. `ja` is an alias of `jp`; anything unknown is `undefined`. */
export function parseLocale(value: string | null | undefined): Locale | undefined {
  if (value === 'ja') return 'jp';
  return LOCALES.find((locale) => locale === value);
}

/** The BCP 47 tag for `<html lang>`, `hreflang` and `Intl`: `jp` is `ja` there. */
export function languageTag(locale: Locale): string {
  return locale === 'jp' ? 'ja' : locale;
}
