import type { FormField } from '../form/form.js';
import { textsOf } from '../internal/submission.js';
import type { MessageFormLabels, MessageFormValues } from './message-form-props.js';

/** The fields in the page's order. */
export function messageFields(labels: MessageFormLabels): FormField[] {
  return [
    { name: 'firstName', label: labels.firstName },
    { name: 'email', label: labels.email },
    { name: 'message', label: labels.message },
  ];
}

/** What the form's controls hold, as typed. */
export function readMessage(data: FormData): MessageFormValues {
  return textsOf(data, ['firstName', 'email', 'message']);
}
