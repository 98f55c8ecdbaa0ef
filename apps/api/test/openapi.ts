import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { openApiDocument } from '../src/openapi/document.ts';

/** A check by a named schema of the API's document; it returns the errors, or `null` for none. */
export function bodyCheck({ components }: ReturnType<typeof openApiDocument>, name: string) {
  const ajv = new Ajv2020({ strict: false, formats: { email: true, uri: true, date: true } });
  const validate = ajv.compile({ $ref: `#/components/schemas/${name}`, components });
  return (value: unknown): ErrorObject[] | null => {
    validate(value);
    return validate.errors ?? null;
  };
}
