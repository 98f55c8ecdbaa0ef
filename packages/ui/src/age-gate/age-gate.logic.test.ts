import { afterEach, describe, expect, it, vi } from 'vitest';
import { ageOn, judgeBirthDate, localDay, minimumAge, wrongParts } from './age-gate.logic.js';

const day = (year: number, month: number, date: number, hour = 12) => new Date(year, month - 1, date, hour);

describe('ageOn', () => {
  // Spec 4.6
  it.each([
    ['2010-03-14', day(2026, 3, 14), 16, 'birthday today'],
    ['2010-03-15', day(2026, 3, 14), 15, 'birthday tomorrow'],
    ['2010-03-13', day(2026, 3, 14), 16, 'birthday yesterday'],
    ['2010-12-31', day(2026, 1, 1), 15, 'turn of the year'],
    ['2010-01-01', day(2025, 12, 31), 15, 'a day before the turn of the year'],
    ['2026-03-14', day(2026, 3, 14), 0, 'born today'],
    ['2026-03-15', day(2026, 3, 14), -1, 'born tomorrow'],
    ['2030-01-01', day(2026, 3, 14), -4, 'born in years to come'],
    ['1900-01-01', day(2026, 3, 14), 126, 'the oldest date offered'],
    ['2000-02-29', day(2026, 3, 14), 26, 'a leap day of a century'],
  ])('%s on %s is %i: %s', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });

  // Spec 4.6
  it.each([
    [day(2026, 2, 28), 17, 'the last of February in a common year'],
    [day(2026, 3, 1), 18, '1 March in a common year'],
    [day(2028, 2, 28), 19, 'the day before, in a leap year'],
    [day(2028, 2, 29), 20, 'the day itself, in a leap year'],
    [day(2100, 2, 28), 91, 'February of a century that is no leap year'],
    [day(2100, 3, 1), 92, '1 March of that century'],
  ])('born on 29 February 2008, on %s: %i, %s', (today, age) => {
    expect(ageOn('2008-02-29', today)).toBe(age);
  });

  it.each([
    '',
    'soon',
    '2010-13-01',
    '2010-00-10',
    '2010-01-00',
    '2010-01-32',
    '2010-04-31',
    '2010-02-29',
    '1900-02-29',
    '10-02-03',
    '14/03/2010',
  ])('knows no age for %j', (text) => {
    expect(ageOn(text, day(2026, 3, 14))).toBeNaN();
  });
});

describe('time zones', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Madrid', 'America/St_Johns', 'UTC'])(
    'goes by the clock on the wall in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(ageOn('2010-03-14', new Date(2026, 2, 13, 23, 59, 59))).toBe(15);
      expect(ageOn('2010-03-14', new Date(2026, 2, 14, 0, 0, 0))).toBe(16);
      expect(localDay(new Date(2026, 2, 14, 0, 0, 1))).toBe('2026-03-14');
      expect(localDay(new Date(2026, 2, 14, 23, 59, 59))).toBe('2026-03-14');
    },
  );

  it('may differ between places at the same moment', () => {
    const moment = new Date('2026-03-14T05:00:00Z');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(ageOn('2010-03-14', moment)).toBe(16);
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(ageOn('2010-03-14', moment)).toBe(15);
  });
});

describe('judgeBirthDate', () => {
  const bounds = { today: day(2026, 3, 14), minAge: 16, maxAge: 120 };

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
    expect(judgeBirthDate(birthDate, bounds)).toEqual(verdict);
  });
});

describe('minimumAge', () => {
  it('is one number, or one per region', () => {
    expect(minimumAge(16, 'eu')).toBe(16);
    expect(minimumAge((region) => (region === 'asia' ? 18 : 16), 'asia')).toBe(18);
  });
});

describe('wrongParts', () => {
  it('is the part that is wrong, the year of an age that nobody reaches, or all', () => {
    expect(wrongParts({ kind: 'wrongPart', part: 'month' })).toEqual(['month']);
    expect(wrongParts({ kind: 'checkDate' })).toEqual(['year']);
    expect(wrongParts({ kind: 'underAge', minAge: 16 })).toBeUndefined();
    expect(wrongParts({ kind: 'required' })).toBeUndefined();
  });
});
