import Negotiator from 'negotiator';
import { DEFAULT_LOCALE, parseLocale, type Locale } from '@fatal/contracts';

/** The best language of an `Accept-Language` header that the product speaks; English when there is none. */
export function acceptedLocale(header: string | undefined): Locale {
  for (const range of new Negotiator({ headers: { 'accept-language': header } }).languages()) {
    const locale = parseLocale(range.split('-')[0]?.toLowerCase());
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
