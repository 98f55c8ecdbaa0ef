import { afterEach, describe, expect, it, vi } from 'vitest';
import { ageOn, validateBirthDate, localDay } from './age-gate.logic.js';

const day = (year: number, month: number, date: number) => new Date(year, month - 1, date, 12);

describe('ageOn', () => {
  // Spec 4.6
  it.each([
    ['2010-03-14', day(2026, 3, 14), 16, 'birthday today'],
    ['2010-03-15', day(2026, 3, 14), 15, 'birthday tomorrow'],
    ['2010-12-31', day(2026, 1, 1), 15, 'turn of the year'],
    ['2026-03-15', day(2026, 3, 14), -1, 'born tomorrow'],
    ['1900-01-01', day(2026, 3, 14), 126, 'the oldest date of the platform field'],
    ['2008-02-29', day(2026, 2, 28), 17, 'leap day, 28 February of a common year'],
    ['2008-02-29', day(2026, 3, 1), 18, 'leap day, 1 March of a common year'],
    ['2008-02-29', day(2028, 2, 28), 19, 'leap day, 28 February of a leap year'],
    ['2008-02-29', day(2028, 2, 29), 20, 'leap day, 29 February of a leap year'],
    ['2000-02-29', day(2100, 3, 1), 100, 'leap day, 1 March of a century without one'],
  ])('%s on %s is %i: %s', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });

  it.each(['', 'soon', '2010-13-01', '2010-00-10', '2010-01-00', '2010-04-31', '1900-02-29', '10-02-03'])(
    'is NaN for %j',
    (text) => {
      expect(ageOn(text, day(2026, 3, 14))).toBeNaN();
    },
  );
});

describe('time zones', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'])(
    'count local days in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(ageOn('2010-03-14', new Date(2026, 2, 13, 23, 59, 59))).toBe(15);
      expect(ageOn('2010-03-14', new Date(2026, 2, 14, 0, 0, 0))).toBe(16);
      expect(localDay(new Date(2026, 2, 14, 0, 0, 1))).toBe('2026-03-14');
      expect(localDay(new Date(2026, 2, 14, 23, 59, 59))).toBe('2026-03-14');
    },
  );
});

describe('validateBirthDate', () => {
  // Spec 4.6
  it.each([
    ['', { kind: 'required' }],
    ['2010-02-30', { kind: 'required' }],
    ['2010-03-14', { kind: 'pass', age: 16 }],
    ['2010-03-15', { kind: 'underAge', minAge: 16 }],
    ['2026-03-15', { kind: 'underAge', minAge: 16 }],
    ['20100-01-01', { kind: 'underAge', minAge: 16 }],
    ['1905-03-15', { kind: 'pass', age: 120 }],
    ['1905-03-14', { kind: 'checkDate' }],
    ['0202-01-01', { kind: 'checkDate' }],
  ])('%j', (birthDate, verdict) => {
    const bounds = { today: day(2026, 3, 14), minAge: 16, maxAge: 120 };
    expect(validateBirthDate(birthDate, bounds)).toEqual(verdict);
  });
});
