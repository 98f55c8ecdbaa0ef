import type { FieldErrors, Validated } from '../src/index.ts';

/** The errors of a check, or nothing when it passed. */
export function errorsOf(result: Validated<unknown>): FieldErrors {
  return result.ok ? {} : result.errors;
}
