import { useLingui } from '@lingui/react/macro';
import { isClosed, STUDIO_ZONE, writeInstant } from '@fatal/contracts';
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
  const [closed, setClosed] = useState(settings.closed);
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
      note: t({
        id: 'forms.deadline.notice',
        message: 'The application form closes on 31 July at 23:59, Madrid time.',
      }),
    };
  }
  const madrid = writeInstant(applicationsCloseAt, locale);
  if (closed) {
    return {
      closed,
      note: t({
        id: 'forms.deadline.closed',
        message: `The application form closed on ${madrid}, Madrid time.`,
      }),
    };
  }
  const local = writeInstant(applicationsCloseAt, locale, zone ?? STUDIO_ZONE);
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
