import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { HeadingLevel } from './heading.js';
import type { FormErrors, SubmissionStatus } from './submission.js';

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
  noScript: string;
  /** Heading of the confirmation. */
  sentTitle: string;
  /** Text of the confirmation. */
  sentText: string;
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
  /** A line under the heading. */
  note?: ReactNode;
  /** Where the submission stands. */
  status: SubmissionStatus;
  /** Messages by field name, already worded; unknown names go to the summary. Give a new object for new errors. */
  errors?: FormErrors;
  /** Why sending failed; shown while `status` is `failed`. */
  failureMessage?: string;
  /** Last line of the confirmation, such as a reference number or the address written to. */
  reference?: ReactNode;
  /** A line under the submit button, such as one with a link to the privacy policy. */
  privacyNote?: ReactNode;
  /** What the fields hold at first. They are uncontrolled: later changes of this do nothing. */
  defaultValues?: Partial<Values>;
  /** Gets the values as typed. It sets `status` or `errors` at once, without waiting for anything. */
  onSubmit: (values: Values) => void;
  /** Stops waiting; offered while `status` is `slow`. */
  onCancel?: () => void;
}
