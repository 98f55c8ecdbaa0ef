import type { FieldErrors, Validated } from '../src/index.ts';

/** Returns the errors of a validation; empty if it passed. */
export function errorsOf(result: Validated<unknown>): FieldErrors {
  return result.ok ? {} : result.errors;
}
