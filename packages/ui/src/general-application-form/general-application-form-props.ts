import type { DraftProps, FormLabels, FormProps, SentLabels } from '../form/form.js';

export interface GeneralApplicationFormValues {
  full_name: string;
  surname: string;
  job_title: string;
  portfolio: string;
  email: string;
  phone: string;
  message: string;
}

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
