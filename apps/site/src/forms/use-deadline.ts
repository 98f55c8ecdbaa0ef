import { useLingui } from '@lingui/react/macro';
import { isClosed, STUDIO_ZONE, writeInstant } from '@fatal/contracts';
import { useEffect, useState } from 'react';
import { useSite } from '../routes/site-context.ts';

/** Longest timeout that browsers support, in milliseconds. A longer wait is split. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Returns whether applications are closed, and the deadline as text. The server doesn't know the visitor's time zone, so their local time
 * is added after hydration.
 */
export function useDeadline(): { closed: boolean; text: string } {
  const { t } = useLingui();
  const { settings, locale } = useSite();
  const { applicationsCloseAt, deadline } = settings;
  const [closed, setClosed] = useState(settings.closed);
  const [zone, setZone] = useState(STUDIO_ZONE);

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

  const madrid = writeInstant(deadline, locale);
  const local = writeInstant(deadline, locale, zone);
  if (closed)
    return { closed, text: t({ id: 'forms.deadline.passed', message: `${madrid}, Madrid time (passed)` }) };
  return {
    closed,
    text:
      local === madrid
        ? t({ id: 'forms.deadline.madrid', message: `${madrid}, Madrid time` })
        : t({ id: 'forms.deadline.both', message: `${local} in your time zone (${madrid} in Madrid)` }),
  };
}
