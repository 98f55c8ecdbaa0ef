/** The number that is shown and spoken: whole, never negative, 0 for whatever is none. */
export function countOf(value: number | null | undefined): number {
  const count = value ?? 0;
  return count > 0 && count < Infinity ? Math.trunc(count) : 0;
}

/** The digits of a count from the front, filled up with zeros. */
export function digitsOf(count: number, minDigits: number): string {
  return BigInt(count).toString().padStart(minDigits, '0');
}
