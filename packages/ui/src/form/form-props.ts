import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DraftNoticeLabels, FormDraft } from '../draft-notice/draft-notice.js';
import type { HeadingLevel } from '../internal/heading.js';
import type { FormErrors, SubmissionSignals, SubmissionStatus } from '../internal/submission.js';
import type { FormField, FormValues } from './form-fields.js';

/** Texts of every form. */
export interface CommonLabels {
  /** The mark of optional fields. */
  optional: string;
  /** Text of the submit button. */
  submit: string;
  /** Text of the submit button while sending. */
  sending: string;
  /** Shown and announced while `status` is `slow`. */
  stillWorking: string;
  /** Text of the cancel button. */
  cancel: string;
  /** Heading of the error summary. */
  errorSummary: (values: { count: number }) => string;
  /** Advice for visitors without JavaScript. */
  noScript: ReactNode;
}

/** Texts of the confirmation that replaces a form. */
export interface SentLabels {
  /** The heading of the confirmation. @default the form stays, empty again */
  sentTitle: ReactNode;
  /** The text of the confirmation. @default none */
  sentText: ReactNode;
}

/** Texts of a form that can close. */
export interface ClosedLabels {
  /** The heading that replaces a closed form. @default the form stays */
  closedTitle: ReactNode;
  /** The text that replaces a closed form. @default none */
  closedText: ReactNode;
}

/** Labels of fields that most of the ready-made forms have. */
export interface PersonLabels {
  /** Label of `surname`. */
  surname: string;
  /** Label of `email`. */
  email: string;
  /** Label of `phone`. */
  phone: string;
}

export interface NameChoices {
  /** Whether the family name comes first. @default false */
  familyNameFirst?: boolean;
}

export interface FormLabels extends CommonLabels, Partial<SentLabels>, Partial<ClosedLabels> {}

/** The texts of a form; a form with `draft` needs further ones. */
export type DraftProps<Labels> =
  | {
      /** The storage of unsent text on the visitor's device. @default none, unsent text is not saved */
      draft?: undefined;
      /** Texts of the form. */
      labels: Labels;
    }
  | {
      /** The storage of unsent text on the visitor's device, and the clock. Files are never saved. */
      draft: FormDraft;
      /** Texts of the form, and in `draft` those of the notice that offers a draft. */
      labels: Labels & { draft: DraftNoticeLabels };
    };

type WithoutFiles<Values> = {
  [Name in keyof Values as Values[Name] extends File | null ? never : Name]?: Values[Name];
};

/** The props of a form, without its fields and its texts. */
export interface FormOwnProps<Fields extends readonly FormField[]> extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'id' | 'onSubmit' | 'title'
> {
  /** The id of the root, for links to the form; also the prefix of the fields' ids, as in `apply-email`. */
  id: string;
  /** The heading. Mark its quiet second half with an `<em>`. @default none, for a form in a dialog with a title */
  title?: ReactNode;
  /** The level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** A line under the heading. @default none */
  note?: ReactNode;
  /**
   * Facts that help to fill in the form, under the note. On a wide page they stay in view beside the fields until there
   * are errors to list. @default none
   */
  aside?: ReactNode;
  /** The lines above the fields, such as the position. A `<strong>` in them is large. @default none */
  intro?: ReactNode;
  /** The heading's place on a wide page: beside the fields, beside a wider column, or above. @default 'beside' */
  layout?: 'beside' | 'wide' | 'stacked';
  /** The state of the submission. */
  status: SubmissionStatus;
  /**
   * Error messages by field name; those of unknown names go to the summary. Pass a new object for new errors.
   * @default none
   */
  errors?: FormErrors;
  /** The reason why sending failed; shown while `status` is `failed`. @default none */
  failureMessage?: ReactNode;
  /**
   * The confirmation, such as thanks and a link, in a form that stays after it is sent and is empty again.
   * @default the confirmation of `labels` replaces the form
   */
  sentMessage?: ReactNode;
  /** The last line of the confirmation, such as a reference number or the address written to. @default none */
  reference?: ReactNode;
  /** A line under the submit button, such as one with a link to the privacy policy. @default none */
  privacyNote?: ReactNode;
  /** The initial values. Fields are uncontrolled, so later changes have no effect. @default none */
  defaultValues?: WithoutFiles<FormValues<Fields>>;
  /**
   * Called when the visitor submits the form, with the values as typed and the signals that tell a person from a
   * program. Set `status` or `errors` synchronously in it, before any request.
   */
  onSubmit: (values: FormValues<Fields>, signals: SubmissionSignals) => void;
  /** Called when the visitor cancels, while `status` is `slow`. @default none, without a cancel button */
  onCancel?: () => void;
  /** The name of the hidden trap field (see `HoneypotField`). @default 'form_note' */
  trapName?: string;
  /**
   * Returns the time in milliseconds from any starting point, such as `performance.now`.
   * @default none, `onSubmit` receives no `elapsed`
   */
  now?: () => number;
}

export type FormProps<Fields extends readonly FormField[] = readonly FormField[]> = FormOwnProps<Fields> &
  DraftProps<FormLabels> & {
    /** The fields in the page's order. */
    fields: Fields;
  };

/** The props of a ready-made form, which has its own fields and texts. */
export type ReadyFormProps<Fields extends readonly FormField[], Labels> = FormOwnProps<Fields> &
  DraftProps<Labels>;
