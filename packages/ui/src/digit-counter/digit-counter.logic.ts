/** The number that is shown and spoken: whole, never negative, 0 for whatever is none. */
export function countOf(value: number | null | undefined): number {
  return Number.isFinite(value) ? Math.max(0, Math.trunc(value as number)) : 0;
}

/** The digits of a count, filled up with zeros at the front. */
export function digitsOf(count: number, minDigits: number): string {
  return BigInt(count).toString().padStart(minDigits, '0');
}
