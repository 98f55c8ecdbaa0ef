import * as v from 'valibot';
import type { FieldErrors } from './errors.ts';

export type Validated<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/**
 * Validates `input` and returns either the cleaned value or error keys by field, in the schema's order.
 * Anything but an object counts as an empty form, so that all required fields are reported.
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
