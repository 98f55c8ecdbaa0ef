import { TIME_ZONE } from './mails/time.ts';

const DAY = 24 * 60 * 60_000;

/** Writes `2026-11-21 07:00`, as Swedes do. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * The day of the latest digest that was due at an instant, such as `2026-11-21`: that day's, or before `time` the day's
 * before. It follows the studio's clocks, also on the days on which they change.
 * @param instant In milliseconds.
 * @param time Such as `07:00`.
 */
export function digestDay(instant: number, time: string): string {
  const [day = '', clock = ''] = wallClock.format(instant).split(' ');
  return clock >= time ? day : new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
