import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { ErrorBody } from '@fatal/contracts';

/** Converts a rule or an answer of the contracts for the `schema` of a route. */
export const jsonSchema = (schema: v.GenericSchema) =>
  // Some rules can't be converted, such as the check of a web address. The answers to them are described beside the schema.
  toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' });

const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

/** An answer with a JSON body. */
export const answer = (description: string, schema: v.GenericSchema) => json(description, jsonSchema(schema));

/** An answer that is no success. */
export const problem = (description: string) => json(description, { $ref: 'Problem#' });

const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } };

/** Failures that any request can meet. */
export const FAILURES = {
  500: problem('A defect of the server.'),
  503: {
    ...problem('The store does not answer at the moment. Nothing was stored.'),
    headers: retryAfter,
  },
};

/** Answer of a route with a rate limit. */
export const TOO_MANY = {
  429: { ...problem('Too many requests from this client.'), headers: retryAfter },
};

/** Every answer that is no success. */
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
