import { parseLocale, siteCookie, type Locale } from '@fatal/contracts';
import { readStored, writeStored } from './storage.ts';

/** Name of the chosen language in local storage and in the cookie (Spec 2.2). */
export const LANGUAGE_KEY = 'language';

export function storedLanguage(): Locale | undefined {
  return parseLocale(readStored(LANGUAGE_KEY));
}

/** Remembers the choice for this browser, and for the server by the cookie. */
export function storeLanguage(locale: Locale): void {
  writeStored(LANGUAGE_KEY, locale);
  document.cookie = siteCookie(LANGUAGE_KEY, locale);
}
