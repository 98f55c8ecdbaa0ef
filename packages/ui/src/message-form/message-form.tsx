import { Form } from '../form/form.js';
import type { FormField, FormValues } from '../form/form-fields.js';
import type { CommonLabels, ReadyFormProps, SentLabels } from '../form/form-props.js';

export interface MessageFormLabels extends CommonLabels, SentLabels {
  /** Label of `firstName`, which is the whole name. */
  firstName: string;
  /** Label of `email`. */
  email: string;
  /** Label of `message`. */
  message: string;
}

/** The fields of a `MessageForm`, for a `Form` with more or fewer of them. */
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
  /** The state of the submission. This form does not close. */
  status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
};

/** A short message to one person, for a dialog: `Form` with `messageFormFields`, in one column. */
export function MessageForm(props: MessageFormProps) {
  return <Form layout="stacked" {...props} fields={messageFormFields(props.labels)} />;
}
