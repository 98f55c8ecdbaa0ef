import type { Locale } from './locales.ts';
import { normalizeTyped, foldPhone } from './typed-text.ts';

/** Country calling codes of the phone field, in menu order (Spec 11.2). */
export const PHONE_PREFIXES = [
  '+1',
  '+44',
  '+34',
  '+33',
  '+49',
  '+39',
  '+351',
  '+52',
  '+54',
  '+55',
  '+56',
  '+57',
  '+58',
  '+60',
  '+61',
  '+62',
  '+81',
  '+82',
  '+86',
] as const;

export type PhonePrefix = (typeof PHONE_PREFIXES)[number];

const DEFAULT_PHONE_PREFIX: PhonePrefix = '+34';

/** Returns the calling code that the phone field preselects in a language (Spec 11.2). */
export const defaultPhonePrefix = (locale: Locale): PhonePrefix =>
  locale === 'jp' ? '+81' : DEFAULT_PHONE_PREFIX;

/** Number with its own calling code: `+31 …`, `0031 …`, `(+49) …`. */
const WITH_CODE = /^[^\d+]*(?:\+|00)/;

/** Joins prefix and number with a space. Drops the prefix if the number has its own calling code. Blank stays empty. */
export function joinPhone(prefix: string, number: string): string {
  const typed = normalizeTyped(number, foldPhone);
  return typed === '' || WITH_CODE.test(typed) ? typed : `${prefix} ${typed}`;
}
