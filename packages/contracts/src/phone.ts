/** Country calling codes of the phone field, in the order of its menu (SPEC section 3). */
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

export const DEFAULT_PHONE_PREFIX: PhonePrefix = '+34';

/** Prefix and number joined by a space; empty when no number was typed. */
export function joinPhone(prefix: string, number: string): string {
  const digits = number.trim();
  return digits === '' ? '' : `${prefix} ${digits}`;
}
