import * as v from 'valibot';
import { personFields, rulesOf, select, text, type FieldTable } from './field-table.ts';
import { record } from './fields.ts';
import { isRecord, validate, type Validated } from './validate.ts';

/** Why somebody writes, in the order of the form's menu. */
export const CONTACT_REASONS = ['partner', 'general', 'work', 'other'] as const;

export type ContactReason = (typeof CONTACT_REASONS)[number];

/** What the contact form asks. */
export const contactFields = {
  firstName: personFields.first_name,
  surname: personFields.surname,
  email: personFields.email,
  phone: personFields.phone,
  reason: select(CONTACT_REASONS, { label: /*i18n*/ { id: 'field.reason', message: 'Reason' } }),
  message: personFields.message,
} as const satisfies FieldTable;

/** Form of a message to the studio, and its body of `POST /api/contact`. */
export const contactSchema = record(rulesOf(contactFields));

export type Contact = v.InferOutput<typeof contactSchema>;

/** What the short form to one person of the team asks. The name is one field, under the name that the contact form has for it. */
export const personMessageFields = {
  firstName: text({ label: /*i18n*/ { id: 'field.name', message: 'Name' }, autoComplete: 'name' }),
  email: personFields.email,
  message: personFields.message,
} as const satisfies FieldTable;

/** The error of `to`: nobody by that id takes messages. */
export const UNKNOWN_PERSON = 'unknown_person';

/** Form of a message to one person, and its body of `POST /api/contact`. `to` is the id that the page knows and nobody types. */
export const personMessageSchema = record({ to: v.number(UNKNOWN_PERSON), ...rulesOf(personMessageFields) });

export type PersonMessage = v.InferOutput<typeof personMessageSchema>;

/**
 * Checks a body of `POST /api/contact`: with `to` it is for a person, otherwise for the studio.
 * @param takes Says of an id whether its person takes messages.
 */
export function validateContact(
  body: unknown,
  takes: (to: number) => boolean,
): Validated<Contact | PersonMessage> {
  if (!isRecord(body) || body.to === undefined || body.to === null) return validate(contactSchema, body);
  const { to } = body;
  const known = typeof to === 'number' && takes(to);
  return validate(personMessageSchema, known ? body : { ...body, to: undefined });
}

/** Whom a stored submission is for; `undefined`: the studio. */
export const recipientOf = (payload: object): number | undefined =>
  'to' in payload && typeof payload.to === 'number' ? payload.to : undefined;
