import Negotiator from 'negotiator';
import { DEFAULT_LOCALE, parseLocale, type Locale } from '@fatal/contracts';

/** Returns the best supported language of an `Accept-Language` header; English if there is none. */
export function acceptedLocale(header: string | undefined): Locale {
  for (const range of new Negotiator({ headers: { 'accept-language': header } }).languages()) {
    const locale = parseLocale(range.split('-')[0]?.toLowerCase());
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
