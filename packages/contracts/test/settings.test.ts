import { describe, expect, test } from 'vitest';
import { CLOSING_GRACE, OperatorError, isClosed, readSiteSettings } from '../src/index.ts';

describe('readSiteSettings', () => {
  test.each([{}, { WISHLIST_COUNT: '', APPLICATIONS_CLOSE_AT: '' }])('has defaults for %j', (env) => {
    expect(readSiteSettings(env)).toEqual({ wishlistCount: 0, applicationsCloseAt: null });
  });

  test.each([
    ['0', 0],
    ['12345', 12345],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads WISHLIST_COUNT %s', (text, count) => {
    expect(readSiteSettings({ WISHLIST_COUNT: text }).wishlistCount).toBe(count);
  });

  test.each(['-1', '1.5', 'many', 'NaN', 'Infinity', '9007199254740992'])(
    'refuses WISHLIST_COUNT %s',
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

  test.each(['2027-07-31', '2027-07-31T23:59:00', '31 July 23:59', '2027-13-31T23:59:00Z', 'soon'])(
    'refuses APPLICATIONS_CLOSE_AT %s, which names no instant',
    (text) => {
      const read = () => readSiteSettings({ APPLICATIONS_CLOSE_AT: text });
      expect(read).toThrow(OperatorError);
      expect(read).toThrow(/^APPLICATIONS_CLOSE_AT [^\n]+$/);
    },
  );
});

describe('isClosed', () => {
  const settings = { wishlistCount: 0, applicationsCloseAt: '2027-07-31T21:59:00.000Z' };
  const instant = Date.parse(settings.applicationsCloseAt);

  test('begins with the instant, or a grace later', () => {
    expect(isClosed(settings, instant - 1)).toBe(false);
    expect(isClosed(settings, instant)).toBe(true);
    expect(isClosed(settings, instant + CLOSING_GRACE - 1, CLOSING_GRACE)).toBe(false);
    expect(isClosed(settings, instant + CLOSING_GRACE, CLOSING_GRACE)).toBe(true);
  });

  test('never comes without an instant', () => {
    expect(isClosed({ ...settings, applicationsCloseAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
