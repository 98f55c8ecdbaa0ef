import { DEFAULT_LOCALE, parseLocale, readCookie, type Locale } from '@fatal/contracts';

export interface PageLocale {
  locale: Locale;
  /** Whether the URL sets the language, which should then be stored in the cookie. */
  asked: boolean;
}

/**
 * Returns the language of a page: `?lang=`, then the `language` cookie, then the first of `locales`. Ignores a language that is
 * unknown or has no pages.
 */
export function pageLocale(
  query: string,
  cookies: string | undefined,
  locales: readonly Locale[],
): PageLocale {
  const available = (value: string | null | undefined) => {
    const locale = parseLocale(value);
    return locale && locales.includes(locale) ? locale : undefined;
  };
  const asked = available(new URLSearchParams(query).get('lang'));
  if (asked) return { locale: asked, asked: true };
  const stored = available(readCookie('language', cookies));
  return { locale: stored ?? locales[0] ?? DEFAULT_LOCALE, asked: false };
}
