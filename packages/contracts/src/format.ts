import { formatTag, type Locale } from './locales.ts';
import { STUDIO_ZONE } from './settings.ts';

/** Formats a whole number. */
export const writeNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(formatTag(locale)).format(value);

/** Formats an ISO 8601 date. */
export const writeDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Spaces after the day of the month and before the time, replaced by no-break spaces. */
const KEPT_TOGETHER = /(?<=^\d+\.?) | (?=\d+:)/g;

/** Formats an ISO 8601 instant as local time in a time zone. */
export const writeInstant = (instant: string, locale: Locale, timeZone = STUDIO_ZONE): string =>
  new Intl.DateTimeFormat(formatTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(new Date(instant))
    .replaceAll(KEPT_TOGETHER, '\u00a0');
