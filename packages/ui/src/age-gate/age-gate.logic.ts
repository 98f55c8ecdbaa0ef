import type { DatePart, DateProblem } from '../date-field/date-field.js';
import type { AgeGateFieldsLabels, AgeGateLabels, MinimumAge } from './age-gate-props.js';

/** Why somebody is not let in. */
export type Refusal = DateProblem | { kind: 'checkDate' } | { kind: 'underAge'; minAge: number };

export type BirthDateVerdict = { kind: 'pass'; age: number } | Refusal;

const pad = (value: number) => String(value).padStart(2, '0');

/** Year, month and day of `YYYY-MM-DD`, free of time zones; nothing for a day that no calendar has. */
function partsOf(text: string): [year: number, month: number, day: number] | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const isReal = day && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  return isReal ? [year, month, day] : undefined;
}

/** The day that a clock on the wall shows, as `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-');
}

/**
 * Full years between a birth date (`YYYY-MM-DD`) and the local day of `today`; negative for a birth in the future,
 * `NaN` for what is no date. Who was born on 29 February grows older on 1 March in common years.
 */
export function ageOn(birthDate: string, today: Date): number {
  const [year, month = 0, day = 0] = partsOf(birthDate) ?? [Number.NaN];
  const months = today.getMonth() + 1 - month;
  const hadBirthday = months > 0 || (months === 0 && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Whether a birth date lets a visitor in. A birth in the future is refused like one too recent. */
export function judgeBirthDate(
  birthDate: string,
  { today, minAge, maxAge }: { today: Date; minAge: number; maxAge: number },
): BirthDateVerdict {
  const age = ageOn(birthDate, today);
  if (Number.isNaN(age)) return { kind: 'required' };
  if (age < minAge) return { kind: 'underAge', minAge };
  if (age > maxAge) return { kind: 'checkDate' };
  return { kind: 'pass', age };
}

/** The fields that a refusal is about, if not all. An age that nobody reaches is most often a slip in the year. */
export function wrongParts(refusal: Refusal | undefined): DatePart[] | undefined {
  if (refusal && 'part' in refusal) return [refusal.part];
  return refusal?.kind === 'checkDate' ? ['year'] : undefined;
}

/** What is said of a refusal. */
export function wordsOf(refusal: Refusal, labels: AgeGateLabels & Partial<AgeGateFieldsLabels>) {
  if ('part' in refusal) return labels[refusal.kind]?.(refusal);
  return refusal.kind === 'underAge' ? labels.underAge(refusal) : labels[refusal.kind];
}

export function minimumAge(minAge: MinimumAge, region: string): number {
  return typeof minAge === 'function' ? minAge(region) : minAge;
}
