import type { DatePart, DateProblem } from '../date-field/date-field.js';
import type { AgeGateFieldsLabels, AgeGateLabels } from './age-gate-props.js';

/** The reason why a visitor is not let in. */
export type Refusal = DateProblem | { kind: 'checkDate' } | { kind: 'underAge'; minAge: number };

export type BirthDateResult = { kind: 'pass'; age: number } | Refusal;

const pad = (value: number) => String(value).padStart(2, '0');

/** Year, month and day of `YYYY-MM-DD`, without time zones; `undefined` for a date that does not exist. */
function partsOf(text: string): [year: number, month: number, day: number] | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const isReal = day && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  return isReal ? [year, month, day] : undefined;
}

/** The day in local time, as `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-');
}

/**
 * Full years between a birth date (`YYYY-MM-DD`) and the local day of `today`; negative for a birth in the future,
 * `NaN` for an invalid date. In common years, a birthday on 29 February counts from 1 March.
 */
export function ageOn(birthDate: string, today: Date): number {
  const [year, month = 0, day = 0] = partsOf(birthDate) ?? [Number.NaN];
  const months = today.getMonth() + 1 - month;
  const hadBirthday = months > 0 || (months === 0 && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Decides whether a birth date lets a visitor in. A future date is rejected as too young. */
export function validateBirthDate(
  birthDate: string,
  { today, minAge, maxAge }: { today: Date; minAge: number; maxAge: number },
): BirthDateResult {
  const age = ageOn(birthDate, today);
  if (Number.isNaN(age)) return { kind: 'required' };
  if (age < minAge) return { kind: 'underAge', minAge };
  if (age > maxAge) return { kind: 'checkDate' };
  return { kind: 'pass', age };
}

/** The fields that a refusal is about; `undefined` for all. An age above the maximum is most often a wrong year. */
export function wrongParts(refusal: Refusal | undefined): DatePart[] | undefined {
  if (refusal && 'part' in refusal) return [refusal.part];
  return refusal?.kind === 'checkDate' ? ['year'] : undefined;
}

/** The error message of a refusal. */
export function wordsOf(refusal: Refusal, labels: AgeGateLabels & Partial<AgeGateFieldsLabels>) {
  if ('part' in refusal) return labels[refusal.kind]?.(refusal);
  return refusal.kind === 'underAge' ? labels.underAge(refusal) : labels[refusal.kind];
}
