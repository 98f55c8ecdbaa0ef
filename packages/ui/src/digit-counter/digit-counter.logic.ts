/** The number to show and announce: whole and not negative; 0 for a missing or invalid value. */
export function countOf(value: number | null | undefined): number {
  const count = value ?? 0;
  return count > 0 && count < Infinity ? Math.trunc(count) : 0;
}

/** The digits of a count, padded with leading zeros. */
export function digitsOf(count: number, minDigits: number): string {
  return BigInt(count).toString().padStart(minDigits, '0');
}
