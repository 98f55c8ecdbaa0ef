interface Language {
  /** The public code: in `?lang=`, in the cookie, and the name of its catalogs. It never changes. */
  code: string;
  /** The BCP 47 tag: for `<html lang>` and `hreflang`. */
  tag: string;
  /** The tag by which `Intl` writes dates and numbers, where that is another. Default `tag`. */
  formats?: string;
  /** Whether people put the family name before the given name. Default `false`. */
  familyNameFirst?: boolean;
  /** Its own name, as the menus show it whatever the current language is. */
  name: string;
  /** Only what is published is served and offered; the rest is translated meanwhile. */
  published: boolean;
}

/** The languages of site and server, in the order of the menus. */
const TABLE = [
  { code: 'en', tag: 'en', formats: 'en-GB', name: 'English', published: true },
  { code: 'es', tag: 'es', name: 'Español', published: true },
  { code: 'it', tag: 'it', name: 'Italiano', published: true },
  { code: 'de', tag: 'de', name: 'Deutsch', published: true },
  { code: 'jp', tag: 'ja', familyNameFirst: true, name: '日本語', published: true },
] as const satisfies Language[];

export const LANGUAGES: readonly Language[] = TABLE;

/** The public code of a language that is published. */
export type Locale = Extract<(typeof TABLE)[number], { published: true }>['code'];

const published = LANGUAGES.filter((language) => language.published);

export const LOCALES = published.map(({ code }) => code) as readonly Locale[];

export const DEFAULT_LOCALE: Locale = 'en';

/** The languages that the age gate offers. */
export const GATE_LOCALES = ['en', 'es', 'de', 'it'] as const satisfies readonly Locale[];

export const LOCALE_NAMES = Object.fromEntries(published.map(({ code, name }) => [code, name])) as Record<
  Locale,
  string
>;

/** Reads the code or the tag of a language from outside; anything unknown or unpublished is `undefined`. */
export function parseLocale(value: string | null | undefined): Locale | undefined {
  const known = published.find(({ code, tag }) => code === value || tag === value);
  return known?.code as Locale | undefined;
}

const TAGS = Object.fromEntries(published.map(({ code, tag }) => [code, tag])) as Record<Locale, string>;

/** The BCP 47 tag of a language. */
export function languageTag(locale: Locale): string {
  return TAGS[locale];
}

const FORMATS = Object.fromEntries(
  LANGUAGES.map(({ code, tag, formats = tag }) => [code, formats]),
) as Record<Locale, string>;

/** The tag for `Intl`: English is British, whose dates are 5 January 2027. */
export function formatTag(locale: Locale): string {
  return FORMATS[locale];
}

/** Whether people of a language put the family name before the given name, in forms and when they write a name. */
export const isFamilyNameFirst = (locale: Locale): boolean =>
  LANGUAGES.some(({ code, familyNameFirst = false }) => code === locale && familyNameFirst);
