import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { ErrorBody } from '@fatal/contracts';

/** Converts a schema of the contracts to JSON Schema, for the `schema` of a route. */
export const jsonSchema = (schema: v.GenericSchema) =>
  // Some rules can't be converted, such as the check of a URL. Their responses are documented next to the schema.
  toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' });

const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Returns a response with a JSON body. */
export const answer = (description: string, schema: v.GenericSchema) => json(description, jsonSchema(schema));

/** Returns an error response. */
export const problem = (description: string) => json(description, { $ref: 'Problem#' });

const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } };

/** Error responses of every request. */
export const FAILURES = {
  500: problem('Internal server error.'),
  503: {
    ...problem('The database is not available at the moment. Nothing was stored.'),
    headers: retryAfter,
  },
};

/** Error response of a route with a rate limit. */
export const TOO_MANY = {
  429: { ...problem('Too many requests from this client.'), headers: retryAfter },
};

/** Schema of all error responses. */
export const PROBLEM = {
  $id: 'Problem',
  ...jsonSchema(
    v.object({
      message: v.pipe(
        v.string(),
        v.description(
          'A sentence in the language of `Accept-Language`, or a key such as `application_form.error.closed`.',
        ),
      ),
      errors: v.optional(
        v.pipe(
          v.record(v.string(), v.array(v.string())),
          v.description('Keys by field, such as `required`; a row is `social_links.0.link`.'),
        ),
      ),
    }) satisfies v.GenericSchema<ErrorBody>,
  ),
};
