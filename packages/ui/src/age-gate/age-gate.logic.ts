export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** In full years; one number, or one per region. */
export type MinimumAge = number | ((region: string) => number);

export type BirthDateVerdict =
  { kind: 'pass'; age: number } | { kind: 'required' } | { kind: 'underAge' } | { kind: 'checkDate' };

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** `YYYY-MM-DD` by its parts, free of time zones; nothing for a day that no calendar has. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = (/^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return { year, month, day };
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day that a clock on the wall shows, as `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-');
}

/**
 * Full years between a birth date (`YYYY-MM-DD`) and the local day of `today`; negative for a birth in the future,
 * `NaN` for what is no date. Who was born on 29 February grows older on 1 March in common years.
 */
export function ageOn(birthDate: string, today: Date): number {
  const birth = parseCalendarDate(birthDate);
  if (!birth) return Number.NaN;
  const month = today.getMonth() + 1;
  const hadBirthday = month > birth.month || (month === birth.month && today.getDate() >= birth.day);
  return today.getFullYear() - birth.year - (hadBirthday ? 0 : 1);
}

/** Whether a birth date lets a visitor in. A birth in the future is refused like one too recent. */
export function judgeBirthDate(
  birthDate: string,
  { today, minAge, maxAge }: { today: Date; minAge: number; maxAge: number },
): BirthDateVerdict {
  const age = ageOn(birthDate, today);
  if (Number.isNaN(age)) return { kind: 'required' };
  if (age < minAge) return { kind: 'underAge' };
  if (age > maxAge) return { kind: 'checkDate' };
  return { kind: 'pass', age };
}

export function minimumAge(minAge: MinimumAge, region: string): number {
  return typeof minAge === 'function' ? minAge(region) : minAge;
}
