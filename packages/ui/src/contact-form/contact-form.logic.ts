import type { FormField } from '../form/form.js';
import { textOf, textsOf } from '../internal/submission.js';
import type { ContactFormLabels, ContactFormValues } from './contact-form-props.js';

/** The fields in the page's order, by the names under which errors come back. */
export function contactFields(labels: ContactFormLabels): FormField[] {
  return [
    { name: 'firstName', label: labels.firstName },
    { name: 'surname', label: labels.surname },
    { name: 'email', label: labels.email },
    { name: 'phone', label: labels.phone, optional: true },
    { name: 'reason', label: labels.reason },
    { name: 'message', label: labels.message },
  ];
}

/** What the form's controls hold, as typed. */
export function readContact(data: FormData): ContactFormValues {
  return {
    ...textsOf(data, ['firstName', 'surname', 'email', 'phone', 'reason', 'message']),
    phonePrefix: textOf(data, 'phone_prefix'),
  };
}
