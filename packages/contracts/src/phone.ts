import type { Locale } from './locales.ts';
import { asMeant, foldPhone } from './typed-text.ts';

/** Country calling codes of the phone field, in the order of its menu (Spec 11.2). */
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

/** The code that the phone field begins with on a page in a language (Spec 11.2). */
export const usualPhonePrefix = (locale: Locale): PhonePrefix =>
  locale === 'jp' ? '+81' : DEFAULT_PHONE_PREFIX;

/** A number that brings its own code, whatever stands before it: `+31 …`, `0031 …`, `(+49) …`. */
const WITH_CODE = /^[^\d+]*(?:\+|00)/;

/** Prefix and number joined by a space; the number alone where it brings a code of its own, and empty when none was typed. */
export function joinPhone(prefix: string, number: string): string {
  const typed = asMeant(number, foldPhone);
  return typed === '' || WITH_CODE.test(typed) ? typed : `${prefix} ${typed}`;
}
