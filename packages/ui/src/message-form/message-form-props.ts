import type { DraftProps, FormLabels, FormProps, SentLabels } from '../form/form.js';

export interface MessageFormValues {
  /** The whole name, in one field. */
  firstName: string;
  email: string;
  message: string;
}

export interface MessageFormLabels extends FormLabels, SentLabels {
  /** Label of `firstName`. */
  firstName: string;
  /** Label of `email`. */
  email: string;
  /** Label of `message`. */
  message: string;
}

/** Title and note are those of the dialog around it. */
interface OwnProps extends Omit<FormProps<MessageFormValues>, 'title' | 'note'> {
  /** Where the submission stands. This form does not close. */
  status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
}

export type MessageFormProps = OwnProps & DraftProps<MessageFormLabels>;
