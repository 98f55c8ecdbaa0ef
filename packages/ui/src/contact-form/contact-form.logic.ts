import { textOf } from '../internal/submission.js';

/** The fields in the page's order, by the names under which errors come back. */
export const CONTACT_FIELDS = ['firstName', 'surname', 'email', 'phone', 'reason', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

export interface ContactFormValues extends Record<ContactField, string> {
  /** Calling code that belongs to `phone`; chosen even when no number was typed. */
  phonePrefix: string;
}

/** What the form's controls hold, as typed. */
export function readContact(data: FormData): ContactFormValues {
  return {
    firstName: textOf(data, 'firstName'),
    surname: textOf(data, 'surname'),
    email: textOf(data, 'email'),
    phonePrefix: textOf(data, 'phone_prefix'),
    phone: textOf(data, 'phone'),
    reason: textOf(data, 'reason'),
    message: textOf(data, 'message'),
  };
}
