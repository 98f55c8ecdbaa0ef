import { Form } from '../form/form.js';
import type { FormField, FormValues } from '../form/form-fields.js';
import type {
  CommonLabels,
  ReadyFormProps,
  SentLabels,
  NameChoices,
  PersonLabels,
} from '../form/form-props.js';
import { namesOf } from '../form/names-of.js';

export interface GeneralApplicationFormLabels extends CommonLabels, PersonLabels, SentLabels {
  /** Label of `full_name`, the given name. */
  fullName: string;
  /** Label of `job_title`. */
  jobTitle: string;
  /** Label of `portfolio`. */
  portfolio: string;
  /** Example in an empty `portfolio`. @default none */
  portfolioPlaceholder?: string;
  /** Label of `message`. */
  message: string;
}

export interface GeneralApplicationFormChoices extends NameChoices {
  /** Applied to the portfolio's address when its input is left. @default adds `https://` where there is no scheme */
  normalizeLink?: (link: string) => string;
}

/** The fields of a `GeneralApplicationForm`, for a `Form` with more or fewer of them. */
export function generalApplicationFormFields(
  labels: GeneralApplicationFormLabels,
  { familyNameFirst, normalizeLink }: GeneralApplicationFormChoices = {},
) {
  return [
    ...namesOf('full_name', labels.fullName, labels.surname, familyNameFirst),
    { name: 'job_title', label: labels.jobTitle, autoComplete: 'organization-title' },
    {
      name: 'portfolio',
      kind: 'url',
      label: labels.portfolio,
      placeholder: labels.portfolioPlaceholder,
      normalizeLink,
    },
    { name: 'email', kind: 'email', label: labels.email, width: 'half' },
    { name: 'phone', kind: 'tel', label: labels.phone, width: 'half', optional: true },
    { name: 'message', kind: 'textarea', label: labels.message },
  ] as const satisfies readonly FormField[];
}

type Fields = ReturnType<typeof generalApplicationFormFields>;

export type GeneralApplicationFormValues = FormValues<Fields>;

export type GeneralApplicationFormProps = ReadyFormProps<Fields, GeneralApplicationFormLabels> &
  GeneralApplicationFormChoices & {
    /** The state of the submission. This form does not close. */
    status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
  };

/** For people who fit none of the open positions: `Form` with `generalApplicationFormFields`. */
export function GeneralApplicationForm({
  familyNameFirst,
  normalizeLink,
  ...props
}: GeneralApplicationFormProps) {
  return (
    <Form
      {...props}
      fields={generalApplicationFormFields(props.labels, { familyNameFirst, normalizeLink })}
    />
  );
}
