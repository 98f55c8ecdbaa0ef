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
        'Up to 200 printable ASCII characters. The same key with the same body is answered as the first time and stores nothing twice.',
    },
    [SIGNALS_HEADER]: {
      type: 'string',
      description:
        'What tells a person from a program, as an RFC 9651 dictionary: `elapsed`, the milliseconds from the appearance of the form to its submission, and `trap` where something stands in a field that nobody sees. The fields below say the same.',
    },
    'Accept-Language': {
      type: 'string',
      description: `The language of sentences and mails: ${LOCALES.map(languageTag).join(', ')}. Default en.`,
    },
  },
};

/** Describes a body with the fields of a form as they are sent, and those of every form. */
export const formBody = (title: string, fields: v.ObjectEntries) =>
  jsonSchema(v.pipe(v.object({ ...fields, ...spamFields }), v.title(title)));

const spamFields = {
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

/** Text that holds JSON. */
export const jsonText = (description: string) =>
  v.pipe(v.string(), v.metadata({ contentMediaType: 'application/json', description }));

/** Answer to a form that was stored. */
export const ACCEPTED = {
  201: {
    ...answer(
      'It is on disk.',
      v.object({
        message: v.pipe(v.string(), v.description('A sentence in the language of `Accept-Language`.')),
      }) satisfies v.GenericSchema<AcceptedBody>,
    ),
    headers: {
      Location: {
        type: 'string',
        format: 'uri-reference',
        description:
          'The page with which the sender withdraws it. Only in the first answer, not in repetitions.',
      },
    },
  },
};

/** Answers to a form that was not stored. */
const REFUSED = {
  400: problem('The body or the key cannot be read.'),
  409: problem('The key was used with another body.'),
  411: problem('The body comes without `Content-Length`.'),
  413: problem('The body is too large.'),
  415: problem('The body is of another type.'),
  422: problem('Some fields are not accepted.'),
  ...TOO_MANY,
  ...FAILURES,
};

/** Returns the `schema` of a form's route: its own parts, and those of every form. */
export const formSchema = <Own extends object>(own: Own, response: object = ACCEPTED) => ({
  ...own,
  headers: HEADERS,
  response: { ...response, ...REFUSED },
});
