import type { FormField } from '../form/form.js';
import { textOf, textsOf } from '../internal/submission.js';
import type { ContactFormLabels, ContactFormValues, OptionalContactField } from './contact-form-props.js';

/** The fields in the page's order, by the names under which errors come back. */
export function contactFields(
  labels: ContactFormLabels,
  without: readonly OptionalContactField[],
): FormField[] {
  const all: FormField[] = [
    { name: 'firstName', label: labels.firstName },
    { name: 'surname', label: labels.surname },
    { name: 'email', label: labels.email },
    { name: 'phone', label: labels.phone, optional: true },
    { name: 'reason', label: labels.reason },
    { name: 'message', label: labels.message },
  ];
  return all.filter(({ name }) => !(without as readonly string[]).includes(name));
}

/** What the form's controls hold, as typed. */
export function readContact(data: FormData): ContactFormValues {
  return {
    ...textsOf(data, ['firstName', 'surname', 'email', 'phone', 'reason', 'message']),
    phonePrefix: textOf(data, 'phone_prefix'),
  };
}
