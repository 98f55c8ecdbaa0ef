import { Form } from '../form/form.js';
import type { FormField, FormValues } from '../form/form-fields.js';
import type { CommonLabels, ReadyFormProps, SentLabels } from '../form/form-props.js';

export interface MessageFormLabels extends CommonLabels, SentLabels {
  /** Label of the `firstName` field, which takes the full name. */
  firstName: string;
  /** Label of the `email` field. */
  email: string;
  /** Label of the `message` field. */
  message: string;
}

/** Returns the fields of a `MessageForm`, for a `Form` to which you add or from which you remove some. */
export function messageFormFields(labels: MessageFormLabels) {
  return [
    { name: 'firstName', label: labels.firstName, autoComplete: 'name' },
    { name: 'email', kind: 'email', label: labels.email },
    { name: 'message', kind: 'textarea', label: labels.message },
  ] as const satisfies readonly FormField[];
}

type Fields = ReturnType<typeof messageFormFields>;

export type MessageFormValues = FormValues<Fields>;

export type MessageFormProps = ReadyFormProps<Fields, MessageFormLabels> & {
  /** State of the submission; this form has no `closed` state. */
  status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
};

/** A short message to one person, for use in a dialog: `Form` with `messageFormFields`, in one column. */
export function MessageForm(props: MessageFormProps) {
  return <Form layout="stacked" {...props} fields={messageFormFields(props.labels)} />;
}
