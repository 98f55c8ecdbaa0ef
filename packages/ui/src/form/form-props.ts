import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DraftNoticeLabels, FormDraft } from '../draft-notice/index.js';
import type { HeadingLevel } from '../internal/heading.js';
import type { FormErrors, SubmissionSignals, SubmissionStatus } from '../internal/submission.js';

/** Words that every form has. */
export interface FormLabels {
  /** Marks fields that may stay empty. */
  optional: string;
  /** The submit button. */
  submit: string;
  /** The submit button while sending. */
  sending: string;
  /** Said when the answer takes longer than ten seconds. */
  stillWorking: string;
  /** The button that stops waiting. */
  cancel: string;
  /** Heading of the error summary. */
  errorSummary: (values: { count: number }) => string;
  /** What to do where scripts are off. */
  noScript: ReactNode;
}

/** Words of a form that gives way to a confirmation. */
export interface SentLabels {
  /** Heading of the confirmation. */
  sentTitle: ReactNode;
  /** Text of the confirmation. */
  sentText: ReactNode;
}

/** Words of a form that can close. */
export interface ClosedLabels {
  /** Heading in place of the form when it has closed. */
  closedTitle: ReactNode;
  /** Text in place of the form when it has closed. */
  closedText: ReactNode;
}

/** What a control of your own takes to be a field of a form. */
export interface FormControl {
  /** By which the error summary leads to it. */
  id: string;
  /** The name under which its value is read. */
  name: string;
  /** As given. */
  label: string;
  /** As given. Default none. */
  hint?: string;
  /** What the form was given for it. Default none. */
  errors?: readonly string[];
  /** From `defaultValues`, or from a draft. Default none. */
  defaultValue?: string;
  /** The mark of fields that may stay empty, where this one is. Default none. */
  optionalLabel?: string;
  /** Whether it may not stay empty. */
  required: boolean;
}

/** A field that a form may have beside its own. */
export interface FormTextField {
  /** The name under which it is sent and its errors come back. */
  name: string;
  /** Above it, and in the error summary. */
  label: string;
  /** One line or several, and for which keyboard. Default `text`. */
  kind?: 'text' | 'textarea' | 'email' | 'tel';
  /** May stay empty. Default `false`. */
  optional?: boolean;
  /** A sentence under its label. Default none. */
  hint?: string;
  /** What the browser may fill in, as in HTML. Default by `kind`. */
  autoComplete?: string;
  /** Draws it, such as a `Checkbox` for a consent, instead of a text. Default: the text of its `kind`. */
  render?: (field: FormControl) => ReactNode;
}

/** Props that every form has; the words of a failure and of errors come in ready. */
export interface FormProps<Values> extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'id' | 'onSubmit' | 'title'
> {
  /** On the root, for links to the form; also the prefix of the fields' ids, as in `apply-email`. */
  id: string;
  /** The heading; an `<em>` in it is its quiet second half. */
  title: ReactNode;
  /** Level of the heading. Default 2. */
  headingLevel?: HeadingLevel;
  /** A line under the heading. Default none. */
  note?: ReactNode;
  /**
   * What one should know while filling it in, under the note; on a wide page it stays in sight beside the fields, until there
   * are errors to list. Default none.
   */
  aside?: ReactNode;
  /** Where the submission stands. */
  status: SubmissionStatus;
  /** Messages by field name, already worded; unknown names go to the summary. Give a new object for new errors. Default none. */
  errors?: FormErrors;
  /** Why sending failed; shown while `status` is `failed`. Default none. */
  failureMessage?: ReactNode;
  /** Last line of the confirmation, such as a reference number or the address written to. Default none. */
  reference?: ReactNode;
  /** A line under the submit button, such as one with a link to the privacy policy. Default none. */
  privacyNote?: ReactNode;
  /** What the fields hold at first. They are uncontrolled: later changes of this do nothing. Default nothing. */
  defaultValues?: Partial<Values>;
  /**
   * Gets the values as typed, and what tells a person from a program. It sets `status` or `errors` at once, without
   * waiting for anything.
   */
  onSubmit: (values: Values, signals: SubmissionSignals) => void;
  /**
   * The fields in the page's order, as data. Those that the form has of itself only mark places; each other one is drawn
   * after the one before it, and its text is among the values by its name. Where `surname` stands before the given name,
   * the form asks for the family name first. Default none.
   */
  fields?: readonly FormTextField[];
  /** Stops waiting; offered while `status` is `slow`. Default: it is not offered. */
  onCancel?: () => void;
  /** Name of the field that nobody sees (see `HoneypotField`). Default `form_note`. */
  trapName?: string;
  /**
   * A clock in milliseconds of which only differences matter, such as `performance.now`. Default none: `onSubmit` is
   * not told how long the form was there.
   */
  now?: () => number;
}

/** The words of a form, and the draft that needs some more of them. */
export type DraftProps<Labels> =
  | {
      /** Where unsent text is kept on this device. Default: it is not kept. */
      draft?: undefined;
      /** Words of the form. */
      labels: Labels;
    }
  | {
      /** Where unsent text is kept on this device, and by which clock. Its words are `labels.draft`. */
      draft: FormDraft;
      /** Words of the form, and in `draft` those of the notice that offers what was kept. */
      labels: Labels & { draft: DraftNoticeLabels };
    };
