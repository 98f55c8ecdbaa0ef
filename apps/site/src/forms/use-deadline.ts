import { useLingui } from '@lingui/react/macro';
import { isClosed, languageTag } from '@fatal/contracts';
import { useEffect, useState } from 'react';
import { useSite } from '../runtime/site-context.ts';

/** Browsers hold timers in 32 bits; a longer wait is cut into steps of this length, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * The closing of the application forms: whether it has passed, and the note that announces it. Without
 * `APPLICATIONS_CLOSE_AT` the note names 31 July and nothing closes. The visitor's own zone is known only in the browser,
 * so it joins Madrid's after the first render.
 */
export function useDeadline(): { closed: boolean; note: string } {
  const { t } = useLingui();
  const { settings, locale } = useSite();
  const { applicationsCloseAt } = settings;
  const [closed, setClosed] = useState(false);
  const [zone, setZone] = useState<string | null>(null);

  useEffect(() => {
    setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (applicationsCloseAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const left = Date.parse(applicationsCloseAt) - Date.now();
      if (isClosed(settings, Date.now())) setClosed(true);
      else timer = setTimeout(check, Math.min(left, LONGEST_TIMER));
    };
    check();
    return () => {
      clearTimeout(timer);
    };
  }, [applicationsCloseAt, settings]);

  if (applicationsCloseAt === null) {
    return {
      closed,
      note: t({ id: 'forms.deadline.notice', message: 'The application form closes on 31 July at 23:59.' }),
    };
  }
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat(languageTag(locale), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).format(new Date(applicationsCloseAt));
  const madrid = format('Europe/Madrid');
  const local = zone === null ? madrid : format(zone);
  return {
    closed,
    note:
      local === madrid
        ? t({
            id: 'forms.deadline.madrid',
            message: `The application form closes on ${madrid}, Madrid time.`,
          })
        : t({
            id: 'forms.deadline.both',
            message: `The application form closes on ${local} in your time zone (${madrid} in Madrid).`,
          }),
  };
}
