import type * as v from 'valibot';
import { rulesOf, select, type FieldTable } from './field-table.ts';
import { record } from './fields.ts';
import { personFields } from './person-fields.ts';

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

/** Form and body of `POST /api/contact`. */
export const contactSchema = record(rulesOf(contactFields));

export type Contact = v.InferOutput<typeof contactSchema>;
