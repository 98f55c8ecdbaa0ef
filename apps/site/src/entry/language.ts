import { parseLocale, siteCookie, type Locale } from '@fatal/contracts';
import { readStored, writeStored } from './storage.ts';

/** Name of the local storage item and the cookie with the chosen language (Spec 2.2). */
export const LANGUAGE_KEY = 'language';

export function storedLanguage(): Locale | undefined {
  return parseLocale(readStored(LANGUAGE_KEY));
}

/** Stores the language in the browser, and in a cookie for the server. */
export function storeLanguage(locale: Locale): void {
  writeStored(LANGUAGE_KEY, locale);
  document.cookie = siteCookie(LANGUAGE_KEY, locale);
}
