import * as v from 'valibot';
import {
  IDEMPOTENCY_HEADER,
  LOCALES,
  SIGNALS_HEADER,
  SPAM_FIELDS,
  languageTag,
  type AcceptedBody,
} from '@fatal/contracts';
import { answer, FAILURES, jsonSchema, problem, TOO_MANY } from './answers.ts';

/** Headers that every form may send. */
const HEADERS = {
  type: 'object',
  properties: {
    [IDEMPOTENCY_HEADER]: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description:
        'Up to 200 printable ASCII characters. A retry with the same key and body gets the first response and stores nothing twice.',
    },
    [SIGNALS_HEADER]: {
      type: 'string',
      description:
        'Spam signals as an RFC 9651 dictionary: `elapsed`, the milliseconds from showing the form to submitting it, and `trap` if a hidden field was filled in. They can also be sent as the fields below.',
    },
    'Accept-Language': {
      type: 'string',
      description: `The language of sentences and mails: ${LOCALES.map(languageTag).join(', ')}. Default en.`,
    },
  },
};

/** Describes a body as sent, with the form's own fields and the shared ones. */
export const formBody = (title: string, fields: v.ObjectEntries) =>
  jsonSchema(v.pipe(v.object({ ...fields, ...spamFields }), v.title(title)));

const spamFields = {
  [SPAM_FIELDS.trap]: v.optional(
    v.pipe(
      v.string(),
      v.description('Hidden field. Leave it out or empty: text in it marks the submission as spam.'),
    ),
  ),
  [SPAM_FIELDS.elapsed]: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.description('Milliseconds from showing the form to submitting it. Never stored.'),
    ),
  ),
};

/** Schema of a string that contains JSON. */
export const jsonText = (description: string) =>
  v.pipe(v.string(), v.metadata({ contentMediaType: 'application/json', description }));

/** Response to a form that was stored. */
export const ACCEPTED = {
  201: {
    ...answer(
      'The form is stored.',
      v.object({
        message: v.pipe(v.string(), v.description('A sentence in the language of `Accept-Language`.')),
      }) satisfies v.GenericSchema<AcceptedBody>,
    ),
    headers: {
      Location: {
        type: 'string',
        format: 'uri-reference',
        description: 'Page on which the sender can withdraw it. Only in the first response, not for retries.',
      },
    },
  },
};

/** Responses to a form that was not stored. */
const REFUSED = {
  400: problem('The body or the key is malformed.'),
  409: problem('The key was used with another body.'),
  411: problem('The body has no `Content-Length`.'),
  413: problem('The body is too large.'),
  415: problem('The type of the body is not supported.'),
  422: problem('Some fields are invalid.'),
  ...TOO_MANY,
  ...FAILURES,
};

/** Returns the `schema` of a form's route: its own parts and the shared ones. */
export const formSchema = <Own extends object>(own: Own, response: object = ACCEPTED) => ({
  ...own,
  headers: HEADERS,
  response: { ...response, ...REFUSED },
});
