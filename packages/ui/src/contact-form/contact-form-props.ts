import type { ReactNode } from 'react';
import type { DraftProps, FormLabels, FormProps } from '../form/form.js';
import type { PhonePrefixOption } from '../phone-field/index.js';
import type { SelectOption } from '../select-field/index.js';
import type { TextareaFieldLabels } from '../textarea-field/index.js';

export interface ContactFormValues {
  firstName: string;
  surname: string;
  email: string;
  /** Calling code that belongs to `phone`, unless that brings its own; chosen even when no number was typed. */
  phonePrefix: string;
  phone: string;
  reason: string;
  message: string;
}

/** What a contact form can do without. */
export type OptionalContactField = 'surname' | 'email' | 'phone' | 'reason';

export interface ContactFormLabels extends FormLabels {
  /** Label of `firstName`; without a surname it asks for the whole name. */
  firstName: string;
  /** Label of `surname`. */
  surname: string;
  /** Label of `email`. */
  email: string;
  /** Label of `phone`. */
  phone: string;
  /** Name of the menu of calling codes; spoken, not shown. */
  phonePrefix: string;
  /** Label of `reason`. */
  reason: string;
  /** First, empty choice of `reason`. */
  reasonPlaceholder: string;
  /** Label of `message`. */
  message: string;
  /** Shown in an empty `message`, such as how long it should be. Default none. */
  messagePlaceholder?: string;
  /** Words of the counter under `message`. */
  messageCounter: TextareaFieldLabels;
}

interface OwnProps extends Omit<FormProps<ContactFormValues>, 'reference'> {
  /** Where the submission stands. After `sent` the form is empty again and can be used again. */
  status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
  /** What the receiver answered, such as thanks and a link; shown while `status` is `sent`. Default none. */
  sentMessage?: ReactNode;
  /** Fields of the form's own that it does without; their values are empty. Default none. */
  without?: readonly OptionalContactField[];
  /** Why somebody writes, in the menu's order. Default none: it is not asked. */
  reasons?: readonly SelectOption[];
  /**
   * Calling codes, in the menu's order; `defaultValues.phonePrefix` is chosen at first, or else the first. Default none: the
   * number is a whole one.
   */
  prefixes?: readonly PhonePrefixOption[];
  /** Length in characters above which the counter of `message` gives advice. Default 500. */
  advisedLength?: number;
}

export type ContactFormProps = OwnProps & DraftProps<ContactFormLabels>;
