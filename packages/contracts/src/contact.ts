import * as v from 'valibot';
import { personFields, rulesOf, select, text, type FieldTable } from './field-table.ts';
import { record } from './fields.ts';
import { isRecord, validate, type Validated } from './validate.ts';

/** Reasons to write to the studio, in menu order. */
export const CONTACT_REASONS = ['partner', 'general', 'work', 'other'] as const;

export type ContactReason = (typeof CONTACT_REASONS)[number];

/** Fields of the contact form. */
export const contactFields = {
  firstName: personFields.first_name,
  surname: personFields.surname,
  email: personFields.email,
  phone: personFields.phone,
  reason: select(CONTACT_REASONS, { label: /*i18n*/ { id: 'field.reason', message: 'Reason' } }),
  message: personFields.message,
} as const satisfies FieldTable;

/** Schema of a message to the studio: the form, and the body of `POST /api/contact`. */
export const contactSchema = record(rulesOf(contactFields));

export type Contact = v.InferOutput<typeof contactSchema>;

/** Fields of the short form to one person. It asks for the whole name in one field, sent as `firstName` like the contact form's. */
export const personMessageFields = {
  firstName: text({ label: /*i18n*/ { id: 'field.name', message: 'Name' }, autoComplete: 'name' }),
  email: personFields.email,
  message: personFields.message,
} as const satisfies FieldTable;

/** Error of `to`: no person with this id accepts messages. */
export const UNKNOWN_PERSON = 'unknown_person';

/** Schema of a message to one person. `to` is the person's id, filled in by the page. */
export const personMessageSchema = record({ to: v.number(UNKNOWN_PERSON), ...rulesOf(personMessageFields) });

export type PersonMessage = v.InferOutput<typeof personMessageSchema>;

/**
 * Validates a body of `POST /api/contact`, which is for a person if it has `to`, and otherwise for the studio.
 * @param takes Whether the person with an id accepts messages.
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

/** Returns the id of the person a stored submission is for; `undefined` if it is for the studio. */
export const recipientOf = (payload: object): number | undefined =>
  'to' in payload && typeof payload.to === 'number' ? payload.to : undefined;
