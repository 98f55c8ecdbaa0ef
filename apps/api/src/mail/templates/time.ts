import { formatTag, type Locale } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';

/** Time zone of the studio. Senders' time zones are unknown. */
export const TIME_ZONE = 'Europe/Madrid';

/** Formats an instant in a language, with the time zone. */
export function writtenTime(instant: string, locale: Locale): string {
  const time = new Date(instant).toLocaleString(formatTag(locale), {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const i18n = i18nFor(locale);
  return i18n._({ id: 'mail.time', message: '{time} (Madrid time)', values: { time } });
}
