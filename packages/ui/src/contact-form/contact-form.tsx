import type { ReactNode } from 'react';
import { Form } from '../form/form.js';
import { namesOf } from '../form/names-of.js';
import type { FormField, FormValues } from '../form/form-fields.js';
import type { CommonLabels, ReadyFormProps, NameChoices, PersonLabels } from '../form/form-props.js';
import type { PhonePrefixOption } from '../phone-field/phone-field.js';
import type { SelectOption } from '../select-field/select-field.js';
import type { TextareaFieldLabels } from '../textarea-field/textarea-field.js';

export interface ContactFormLabels extends CommonLabels, PersonLabels {
  /** Label of `firstName`. */
  firstName: string;
  /** Label of the menu of calling codes, for screen readers. */
  phonePrefix: string;
  /** Label of `reason`. */
  reason: string;
  /** Text of the empty first choice of `reason`. */
  reasonPlaceholder: string;
  /** Label of `message`. */
  message: string;
  /** Placeholder of `message`, such as how long it should be. @default none */
  messagePlaceholder?: string;
  /** Texts of the counter under `message`. */
  messageCounter: TextareaFieldLabels;
}

export interface ContactFormChoices extends NameChoices {
  /** The choices of `reason`, in the menu's order. */
  reasons: readonly SelectOption[];
  /** The calling codes, in the menu's order. @default none, for a number with its calling code */
  prefixes?: readonly PhonePrefixOption[];
  /** The number of characters above which the counter of `message` advises to be shorter. @default 500 */
  advisedLength?: number;
}

/** The fields of a `ContactForm`, for a `Form` with more or fewer of them. */
export function contactFormFields(
  labels: ContactFormLabels,
  { reasons, prefixes = [], advisedLength = 500, familyNameFirst }: ContactFormChoices,
) {
  return [
    ...namesOf('firstName', labels.firstName, labels.surname, familyNameFirst),
    { name: 'email', kind: 'email', label: labels.email },
    {
      name: 'phone',
      kind: 'phone',
      label: labels.phone,
      optional: true,
      prefixes,
      labels: { prefix: labels.phonePrefix },
    },
    {
      name: 'reason',
      kind: 'select',
      label: labels.reason,
      options: reasons,
      placeholder: labels.reasonPlaceholder,
    },
    {
      name: 'message',
      kind: 'textarea',
      label: labels.message,
      rows: 6,
      placeholder: labels.messagePlaceholder,
      advisedLength,
      labels: labels.messageCounter,
    },
  ] as const satisfies readonly FormField[];
}

type Fields = ReturnType<typeof contactFormFields>;

export type ContactFormValues = FormValues<Fields>;

export type ContactFormProps = ReadyFormProps<Fields, ContactFormLabels> &
  ContactFormChoices & {
    /** The state of the submission. After `sent` the form is empty again and can be used again. */
    status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
    /** The confirmation, such as thanks and a link; shown while `status` is `sent`. */
    sentMessage: ReactNode;
  };

/**
 * A form for messages to the people behind a site: `Form` with `contactFormFields`. It stays after a submission, so
 * that visitors can write again.
 */
export function ContactForm({
  reasons,
  prefixes,
  advisedLength,
  familyNameFirst,
  ...props
}: ContactFormProps) {
  const choices = { reasons, prefixes, advisedLength, familyNameFirst };
  return <Form {...props} fields={contactFormFields(props.labels, choices)} />;
}
