'use client';

import { classNames } from '../internal/class-names.js';
import { FormSection, type FormLabels, type FormProps } from '../internal/form.js';
import { GeneralApplicationFields } from './general-application-fields.js';
import type { GeneralApplicationFormValues } from './general-application-form.logic.js';

export interface GeneralApplicationFormLabels extends FormLabels {
  /** Label of `full_name`. */
  fullName: string;
  /** Label of `surname`. */
  surname: string;
  /** Label of `job_title`. */
  jobTitle: string;
  /** Label of `portfolio`. */
  portfolio: string;
  /** Example in an empty `portfolio`. */
  portfolioPlaceholder?: string;
  /** Label of `email`. */
  email: string;
  /** Label of `phone`. */
  phone: string;
  /** Label of `message`. */
  message: string;
}

export interface GeneralApplicationFormProps extends FormProps<GeneralApplicationFormValues> {
  /** Where the submission stands. This form does not close. */
  status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
  /** Applied to the portfolio's address when its input is left. Default: adds `https://` where there is no scheme. */
  normalizeLink?: (link: string) => string;
  /** Words of the form. */
  labels: GeneralApplicationFormLabels;
}

/**
 * For people who fit none of the open positions. It sends nothing itself: `onSubmit` gets the values, `status` and
 * `errors` come back. State: `data-status` on the root.
 */
export function GeneralApplicationForm({
  id,
  title,
  headingLevel,
  note,
  status,
  errors,
  failureMessage,
  reference,
  privacyNote,
  defaultValues,
  onSubmit,
  onCancel,
  normalizeLink,
  labels,
  className,
  ...rest
}: GeneralApplicationFormProps) {
  return (
    <FormSection
      {...rest}
      className={classNames('gloam-general-application', className)}
      id={id}
      title={title}
      headingLevel={headingLevel}
      note={note}
      status={status}
      sent={{ title: labels.sentTitle, text: labels.sentText, reference }}
    >
      <GeneralApplicationFields
        id={id}
        status={status}
        errors={errors}
        failureMessage={failureMessage}
        privacyNote={privacyNote}
        defaultValues={defaultValues}
        onSubmit={onSubmit}
        onCancel={onCancel}
        normalizeLink={normalizeLink}
        labels={labels}
      />
    </FormSection>
  );
}
