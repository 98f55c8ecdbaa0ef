import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DraftNoticeLabels, FormDraft } from '../draft-notice/draft-notice.js';
import type { HeadingLevel } from '../internal/heading.js';
import type { FormErrors, SubmissionSignals, SubmissionStatus } from '../internal/submission.js';
import type { FormField, FormValues } from './form-fields.js';

/** Words that every form has. */
export interface CommonLabels {
  /** The mark of fields that may stay empty. */
  optional: string;
  /** The submit button. */
  submit: string;
  /** The submit button while sending. */
  sending: string;
  /** Said while `status` is `slow`. */
  stillWorking: string;
  /** The button that stops waiting. */
  cancel: string;
  /** The heading of the error summary. */
  errorSummary: (values: { count: number }) => string;
  /** The advice where scripts are off. */
  noScript: ReactNode;
}

/** Words of the confirmation that takes a form's place. */
export interface SentLabels {
  /** The heading of the confirmation. @default the form stays, empty again */
  sentTitle: ReactNode;
  /** The text of the confirmation. @default none */
  sentText: ReactNode;
}

/** Words of a form that can close. */
export interface ClosedLabels {
  /** The heading in place of a form that has closed. @default the form stays */
  closedTitle: ReactNode;
  /** The text in place of a form that has closed. @default none */
  closedText: ReactNode;
}

/** Labels of fields that most of the ready forms have. */
export interface PersonLabels {
  /** Label of `surname`. */
  surname: string;
  /** Label of `email`. */
  email: string;
  /** Label of `phone`. */
  phone: string;
}

export interface NameChoices {
  /** Whether the family name is asked for first. @default false */
  familyNameFirst?: boolean;
}

export interface FormLabels extends CommonLabels, Partial<SentLabels>, Partial<ClosedLabels> {}

/** The words of a form, and the draft that needs some more of them. */
export type DraftProps<Labels> =
  | {
      /** The place on this device that keeps unsent text. @default none: it is not kept */
      draft?: undefined;
      /** The words of the form. */
      labels: Labels;
    }
  | {
      /** The place on this device that keeps unsent text, and the clock. A file is never kept. */
      draft: FormDraft;
      /** The words of the form, and in `draft` those of the notice that offers what was kept. */
      labels: Labels & { draft: DraftNoticeLabels };
    };

type WithoutFiles<Values> = {
  [Name in keyof Values as Values[Name] extends File | null ? never : Name]?: Values[Name];
};

/** The props of a form but for its fields and its words. */
export interface FormOwnProps<Fields extends readonly FormField[]> extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'id' | 'onSubmit' | 'title'
> {
  /** The id of the root, for links to the form; also the prefix of the fields' ids, as in `apply-email`. */
  id: string;
  /** The heading; an `<em>` in it is its quiet second half. @default none, as in a dialog that has one */
  title?: ReactNode;
  /** The level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** A line under the heading. @default none */
  note?: ReactNode;
  /**
   * Facts to know while filling the form in, under the note; on a wide page it stays in sight beside the fields, until
   * there are errors to list. @default none
   */
  aside?: ReactNode;
  /** The lines above the fields, such as the position; a `<strong>` in them is large. @default none */
  intro?: ReactNode;
  /** The place of the heading on a wide page: beside the fields, beside a wider column of them, or above. @default 'beside' */
  layout?: 'beside' | 'wide' | 'stacked';
  /** The state of the submission. */
  status: SubmissionStatus;
  /** Messages by field name, already worded; unknown names go to the summary. Give a new object for new errors. @default none */
  errors?: FormErrors;
  /** Why sending failed; shown while `status` is `failed`. @default none */
  failureMessage?: ReactNode;
  /**
   * The answer of the receiver, such as thanks and a link. With it a sent form stays and is empty again.
   * @default the confirmation of `labels` takes the form's place
   */
  sentMessage?: ReactNode;
  /** The last line of the confirmation, such as a reference number or the address written to. @default none */
  reference?: ReactNode;
  /** A line under the submit button, such as one with a link to the privacy policy. @default none */
  privacyNote?: ReactNode;
  /** The values at first. Fields are uncontrolled: later changes of this do nothing. @default none */
  defaultValues?: WithoutFiles<FormValues<Fields>>;
  /**
   * Called when the form is submitted, with the values as typed and what tells a person from a program. It sets `status` or
   * `errors` at once, without waiting for anything.
   */
  onSubmit: (values: FormValues<Fields>, signals: SubmissionSignals) => void;
  /** Called when somebody stops waiting, which is offered while `status` is `slow`. @default it is not offered */
  onCancel?: () => void;
  /** The name of the field that nobody sees (see `HoneypotField`). @default 'form_note' */
  trapName?: string;
  /**
   * A clock in milliseconds of which only differences matter, such as `performance.now`. @default none: `onSubmit` is not told
   * how long the form was there
   */
  now?: () => number;
}

export type FormProps<Fields extends readonly FormField[] = readonly FormField[]> = FormOwnProps<Fields> &
  DraftProps<FormLabels> & {
    /** The fields in the page's order. */
    fields: Fields;
  };

/** The props of a form with a table of its own: the table's choices, and the words that the table asks for. */
export type ReadyFormProps<Fields extends readonly FormField[], Labels> = FormOwnProps<Fields> &
  DraftProps<Labels>;
