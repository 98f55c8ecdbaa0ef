import * as v from 'valibot';
import { IDEMPOTENCY_HEADER, SIGNALS_HEADER, SPAM_FIELDS, type AcceptedBody } from '@fatal/contracts';
import type { Operation } from '../../openapi/operation.ts';
import { problemSchema } from '../../openapi/problem-schema.ts';

export interface FormDescription {
  operationId: string;
  summary: string;
  /** Name of the body in the document. */
  body: string;
  /** The fields as they travel, beside those that every form sends. */
  entries: v.ObjectEntries;
  /** What it may be instead. */
  other?: Pick<FormDescription, 'body' | 'entries'>;
  mediaType?: string;
  /** Whether the forms' deadline holds for it. */
  closes?: boolean;
  /** Default: 201 with a sentence. */
  success?: Operation['responses'];
}

/** `POST` of a form: what all of them have in common. */
export function formOperation({
  operationId,
  summary,
  body,
  entries,
  other,
  mediaType = 'application/json',
  closes = false,
  success = { 201: { description: 'It is on disk.', schema: acceptedSchema, headers: withdrawHeader } },
}: FormDescription): Operation {
  const afterDeadline: Operation['responses'] = closes
    ? { 403: problem('The deadline has passed: `application_form.error.closed`.') }
    : {};
  return {
    operationId,
    summary,
    parameters: [idempotencyKey, formSignals],
    body: {
      schema: other
        ? v.union([bodyOf(body, entries), bodyOf(other.body, other.entries)])
        : bodyOf(body, entries),
      mediaType,
    },
    responses: {
      ...success,
      400: problem('The body or the key cannot be read.'),
      ...afterDeadline,
      409: problem('The key was used with another body.'),
      413: problem('The body is too large.'),
      415: problem(`The body is not ${mediaType}.`),
      422: problem('Some fields are not accepted.'),
    },
  };
}

/** A field that carries JSON text, or `null`. */
export const jsonText = (description: string) =>
  v.pipe(v.nullable(v.string()), v.metadata({ contentMediaType: 'application/json', description }));

const bodyOf = (title: string, entries: v.ObjectEntries) =>
  v.pipe(v.object({ ...entries, ...spamEntries }), v.title(title));

const problem = (description: string) => ({ description, schema: problemSchema });

const acceptedSchema = v.pipe(
  v.object({
    message: v.pipe(v.string(), v.description('A sentence in the language of `Accept-Language`.')),
  }),
  v.title('Accepted'),
) satisfies v.GenericSchema<AcceptedBody>;

const withdrawHeader = {
  Location: {
    description: 'The page with which the sender withdraws it. Only in the first answer, not in repetitions.',
    schema: { type: 'string', format: 'uri-reference' },
  },
};

const spamEntries = {
  [SPAM_FIELDS.trap]: v.optional(
    v.pipe(
      v.string(),
      v.description('Leave it out or empty. Text in it marks the submission as a program’s.'),
    ),
  ),
  [SPAM_FIELDS.elapsed]: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.description('Milliseconds from the appearance of the form to its submission. Never stored.'),
    ),
  ),
};

const formSignals = {
  name: SIGNALS_HEADER,
  in: 'header',
  description:
    'What tells a person from a program, as an RFC 9651 dictionary: `elapsed`, the milliseconds from the appearance of the form to its submission, and `trap` where something stands in a field that nobody sees. The fields below say the same.',
  schema: { type: 'string' },
};

const idempotencyKey = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description:
    'Up to 200 printable ASCII characters. The same key with the same body is answered as the first time and stores nothing twice.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};
