import { formatTag, type Locale } from './locales.ts';
import { STUDIO_ZONE } from './settings.ts';

/** Writes a whole number. */
export const writeNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(formatTag(locale)).format(value);

/** Writes a day (ISO 8601). */
export const writeDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** After the number of a day, and before a time: there no line ends. */
const KEPT_TOGETHER = /(?<=^\d+\.?) | (?=\d+:)/g;

/** Writes an instant (ISO 8601) by the clocks of a time zone. */
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
