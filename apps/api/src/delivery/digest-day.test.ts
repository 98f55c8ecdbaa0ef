import { expect, test } from 'vitest';
import { digestDay } from './digest-day.ts';

/** In Madrid it is an hour later in winter, and two in summer. */
test.each([
  ['2026-11-21T05:59:59Z', '07:00', '2026-11-20'],
  ['2026-11-21T06:00:00Z', '07:00', '2026-11-21'],
  ['2026-07-01T04:59:59Z', '07:00', '2026-06-30'],
  ['2026-07-01T05:00:00Z', '07:00', '2026-07-01'],
  ['2026-12-31T22:59:59Z', '00:00', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '00:00', '2027-01-01'],
  ['2027-01-01T05:00:00Z', '07:00', '2026-12-31'],
  ['2028-03-01T05:00:00Z', '07:00', '2028-02-29'],
])('at %s the latest one of %s is that of %s', (instant, time, day) => {
  expect(digestDay(Date.parse(instant), time)).toBe(day);
});

test('a time that the clocks leave out in spring comes as soon as they have passed it', () => {
  expect(digestDay(Date.parse('2026-03-29T00:59:59Z'), '02:30')).toBe('2026-03-28');
  expect(digestDay(Date.parse('2026-03-29T01:00:00Z'), '02:30')).toBe('2026-03-29');
});

test('every day of a year has one time, whatever the clocks do', () => {
  const hour = 60 * 60_000;
  for (const time of ['00:00', '02:30', '07:00', '23:59']) {
    let latest = '';
    let days = 0;
    for (let at = Date.parse('2026-01-01T00:00Z'); at < Date.parse('2027-01-01T00:00Z'); at += hour / 4) {
      const day = digestDay(at, time);
      if (day > latest) days += 1;
      // The clocks may go back, the digests do not.
      latest = day > latest ? day : latest;
    }
    expect(days).toBeGreaterThanOrEqual(365);
    expect(days).toBeLessThanOrEqual(367);
  }
});
