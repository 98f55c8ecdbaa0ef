interface Language {
  /** Public code in `?lang=`, the cookie and the names of catalogs. Never changes. */
  code: string;
  /** BCP 47 tag for `<html lang>` and `hreflang`. */
  tag: string;
  /** BCP 47 tag for `Intl`. Default `tag`. */
  formats?: string;
  /** Whether people put the family name before the given name. Default `false`. */
  familyNameFirst?: boolean;
  /** Name in the language itself, which menus show in every language. */
  name: string;
  /** Whether the language is served and offered. An unpublished one can already be translated. */
  published: boolean;
}

/** Languages of the site and the server, in menu order. */
const TABLE = [
  { code: 'en', tag: 'en', formats: 'en-GB', name: 'English', published: true },
  { code: 'es', tag: 'es', name: 'Español', published: true },
  { code: 'it', tag: 'it', name: 'Italiano', published: true },
  { code: 'de', tag: 'de', name: 'Deutsch', published: true },
  { code: 'jp', tag: 'ja', familyNameFirst: true, name: '日本語', published: true },
] as const satisfies Language[];

export const LANGUAGES: readonly Language[] = TABLE;

/** Public code of a published language. */
export type Locale = Extract<(typeof TABLE)[number], { published: true }>['code'];

const published = LANGUAGES.filter((language) => language.published);

export const LOCALES = published.map(({ code }) => code) as readonly Locale[];

export const DEFAULT_LOCALE: Locale = 'en';

/** Languages that the age gate offers. */
export const GATE_LOCALES = ['en', 'es', 'de', 'it'] as const satisfies readonly Locale[];

export const LOCALE_NAMES = Object.fromEntries(published.map(({ code, name }) => [code, name])) as Record<
  Locale,
  string
>;

/** Parses a language's code or tag; `undefined` if it is unknown or unpublished. */
export function parseLocale(value: string | null | undefined): Locale | undefined {
  const known = published.find(({ code, tag }) => code === value || tag === value);
  return known?.code as Locale | undefined;
}

const TAGS = Object.fromEntries(published.map(({ code, tag }) => [code, tag])) as Record<Locale, string>;

/** Returns the BCP 47 tag of a language. */
export function languageTag(locale: Locale): string {
  return TAGS[locale];
}

const FORMATS = Object.fromEntries(
  LANGUAGES.map(({ code, tag, formats = tag }) => [code, formats]),
) as Record<Locale, string>;

/** Returns the tag for `Intl`. English uses British formats, such as 5 January 2027. */
export function formatTag(locale: Locale): string {
  return FORMATS[locale];
}

/** Whether the language puts the family name first, in forms and in full names. */
export const isFamilyNameFirst = (locale: Locale): boolean =>
  LANGUAGES.some(({ code, familyNameFirst = false }) => code === locale && familyNameFirst);
