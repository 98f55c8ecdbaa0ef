import * as v from 'valibot';
import { MAX_LENGTH, emailAddress, optionalText, record, requiredText } from './fields.ts';

/** Why somebody writes, in the order of the form's menu. */
export const CONTACT_REASONS = ['partner', 'general', 'work', 'other'] as const;

export type ContactReason = (typeof CONTACT_REASONS)[number];

/** Form and body of `POST /api/contact`. */
export const contactSchema = record({
  firstName: requiredText(),
  surname: requiredText(),
  email: emailAddress(),
  phone: optionalText(MAX_LENGTH.phone),
  reason: v.picklist(CONTACT_REASONS, 'required'),
  message: requiredText(MAX_LENGTH.text),
});

export type Contact = v.InferOutput<typeof contactSchema>;
