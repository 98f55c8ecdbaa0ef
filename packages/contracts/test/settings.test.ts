import { describe, expect, test } from 'vitest';
import {
  CLOSING_GRACE,
  DEFAULT_SITE_SETTINGS,
  MAX_WISHLISTS,
  OperatorError,
  isClosed,
  pageSettings,
  pageSettingsEnd,
  readSiteSettings,
  studioDay,
} from '../src/index.ts';

describe('readSiteSettings', () => {
  test.each([{}, { WISHLIST_COUNT: '', APPLICATIONS_CLOSE_AT: '' }])('returns the defaults for %j', (env) => {
    expect(readSiteSettings(env)).toEqual(DEFAULT_SITE_SETTINGS);
  });

  test.each([
    ['0', 0],
    ['12345', 12345],
    [String(MAX_WISHLISTS), MAX_WISHLISTS],
  ])('reads WISHLIST_COUNT %s', (text, count) => {
    expect(readSiteSettings({ WISHLIST_COUNT: text }).wishlistCount).toBe(count);
  });

  test.each(['-1', '1.5', '1.000', '1,000', '1e3', '0x10', ' 7', 'many', 'NaN', String(MAX_WISHLISTS + 1)])(
    'rejects WISHLIST_COUNT %j',
    (text) => {
      const read = () => readSiteSettings({ WISHLIST_COUNT: text });
      expect(read).toThrow(OperatorError);
      expect(read).toThrow(/^WISHLIST_COUNT [^\n]+$/);
    },
  );

  test.each([
    ['2027-07-31T23:59:00+02:00', '2027-07-31T21:59:00.000Z'],
    ['2027-07-31T23:59Z', '2027-07-31T23:59:00.000Z'],
    ['2027-07-31T23:59:59.999-05:30', '2027-08-01T05:29:59.999Z'],
  ])('reads APPLICATIONS_CLOSE_AT %s', (text, instant) => {
    expect(readSiteSettings({ APPLICATIONS_CLOSE_AT: text }).applicationsCloseAt).toBe(instant);
  });

  test.each([
    '2027-07-31',
    '2027-07-31T23:59:00',
    '31 July 23:59',
    '2027-13-31T23:59:00Z',
    '2027-02-31T23:59:00Z',
    '2027-07-31T25:00:00Z',
    '2027-07-31T23:59 (Madrid) Z',
    '2027-07-31T23:59:00+99:00',
    'soon',
  ])('rejects APPLICATIONS_CLOSE_AT %s, which is not an instant', (text) => {
    const read = () => readSiteSettings({ APPLICATIONS_CLOSE_AT: text });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/^APPLICATIONS_CLOSE_AT [^\n]+$/);
  });

  test('reads "never" as no deadline', () => {
    expect(readSiteSettings({ APPLICATIONS_CLOSE_AT: 'never' }).applicationsCloseAt).toBeNull();
  });
});

test('studioDay returns the date in the studio’s time zone', () => {
  expect(studioDay(Date.parse('2026-11-22T22:59:59Z'))).toBe('2026-11-22');
  expect(studioDay(Date.parse('2026-11-22T23:00:00Z'))).toBe('2026-11-23');
});

describe('isClosed', () => {
  const settings = { applicationsCloseAt: '2027-07-31T21:59:00.000Z' };
  const instant = Date.parse(settings.applicationsCloseAt);

  test('returns true from the deadline on, or from the end of the grace period', () => {
    expect(isClosed(settings, instant - 1)).toBe(false);
    expect(isClosed(settings, instant)).toBe(true);
    expect(isClosed(settings, instant + CLOSING_GRACE - 1, CLOSING_GRACE)).toBe(false);
    expect(isClosed(settings, instant + CLOSING_GRACE, CLOSING_GRACE)).toBe(true);
  });

  test('returns false without a deadline', () => {
    expect(isClosed({ ...settings, applicationsCloseAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

describe('pageSettings and pageSettingsEnd', () => {
  const closing = '2027-07-31T21:59:00.000Z';
  const settings = { ...DEFAULT_SITE_SETTINGS, applicationsCloseAt: closing };
  const before = Date.parse(closing) - 1;
  // Madrid is two hours ahead of UTC in summer, and one in winter.
  const august = Date.parse('2027-07-31T22:00:00Z');
  const newYear = Date.parse('2027-12-31T23:00:00Z');

  test.each([
    [before, { closed: false, year: '2027' }, before + 1],
    [before + 1, { closed: true, year: '2027' }, august],
    [newYear - 1, { closed: true, year: '2027' }, newYear],
    [newYear, { closed: true, year: '2028' }, Date.parse('2028-01-01T23:00:00Z')],
  ])('at %d last until the deadline or the studio’s next day', (now, shown, until) => {
    expect(pageSettings(settings, now)).toEqual({ ...settings, deadline: closing, ...shown });
    expect(pageSettingsEnd(settings, now)).toBe(until);
  });

  test.each([
    [august - 1, closing],
    [august, '2028-07-31T21:59:00.000Z'],
  ])('at %d without a deadline use the next 31 July', (now, deadline) => {
    expect(pageSettings(DEFAULT_SITE_SETTINGS, now)).toMatchObject({ deadline, closed: false });
  });

  test.each([
    ['in winter', '2027-01-14T23:00:00Z'],
    ['in summer', '2027-07-14T22:00:00Z'],
    ['after the day on which summer time begins', '2027-03-28T22:00:00Z'],
    ['after the day on which it ends', '2027-10-31T23:00:00Z'],
  ])('expire at midnight in Madrid %s', (_, instant) => {
    const midnight = Date.parse(instant);
    expect(pageSettingsEnd(DEFAULT_SITE_SETTINGS, midnight - 1)).toBe(midnight);
    expect(pageSettingsEnd(DEFAULT_SITE_SETTINGS, midnight)).toBeGreaterThan(midnight);
  });
});
