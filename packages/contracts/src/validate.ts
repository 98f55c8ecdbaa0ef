import * as v from 'valibot';
import type { FieldErrors } from './errors.ts';

export type Validated<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/**
 * Checks `input` and returns either the cleaned value or the error keys by field, in the schema's order.
 * Anything that is not an object counts as an empty form: each of its required fields is missing.
 */
export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, isRecord(input) ? input : {}, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    (errors[field] ??= []).push(issue.message);
  }
  return { ok: false, errors };
}
