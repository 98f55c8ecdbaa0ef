'use client';

import { classNames } from '../internal/class-names.js';
import {
  FormSection,
  useForm,
  type DraftProps,
  type FormLabels,
  type FormProps,
  type SentLabels,
} from '../form/form.js';
import { GeneralApplicationFields } from './general-application-fields.js';
import {
  readGeneralApplication,
  type GeneralApplicationFormValues,
} from './general-application-form.logic.js';

export interface GeneralApplicationFormLabels extends FormLabels, SentLabels {
  /** Label of `full_name`. */
  fullName: string;
  /** Label of `surname`. */
  surname: string;
  /** Label of `job_title`. */
  jobTitle: string;
  /** Label of `portfolio`. */
  portfolio: string;
  /** Example in an empty `portfolio`. Default none. */
  portfolioPlaceholder?: string;
  /** Label of `email`. */
  email: string;
  /** Label of `phone`. */
  phone: string;
  /** Label of `message`. */
  message: string;
}

interface OwnProps extends FormProps<GeneralApplicationFormValues> {
  /** Where the submission stands. This form does not close. */
  status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
  /** Applied to the portfolio's address when its input is left. Default: adds `https://` where there is no scheme. */
  normalizeLink?: (link: string) => string;
}

export type GeneralApplicationFormProps = OwnProps & DraftProps<GeneralApplicationFormLabels>;

/**
 * For people who fit none of the open positions. It sends nothing itself: `onSubmit` gets the values, `status` and
 * `errors` come back. State: `data-status` on the root.
 */
export function GeneralApplicationForm({ normalizeLink, ...props }: GeneralApplicationFormProps) {
  const { labels } = props;
  const form = useForm(props, readGeneralApplication);
  return (
    <FormSection
      {...form.section}
      className={classNames('gloam-general-application', props.className)}
      sent={{ title: labels.sentTitle, text: labels.sentText }}
    >
      <GeneralApplicationFields form={form} normalizeLink={normalizeLink} labels={labels} />
    </FormSection>
  );
}
