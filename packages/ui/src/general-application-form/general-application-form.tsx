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
  /** Label of the `full_name` field, for the given name. */
  fullName: string;
  /** Label of the `job_title` field. */
  jobTitle: string;
  /** Label of the `portfolio` field. */
  portfolio: string;
  /** Placeholder of the `portfolio` field. @default none */
  portfolioPlaceholder?: string;
  /** Label of the `message` field. */
  message: string;
}

export interface GeneralApplicationFormChoices extends NameChoices {
  /**
   * Called with the portfolio's URL on blur; the input is set to the result.
   * @default adds `https://` if there is no scheme
   */
  normalizeLink?: (link: string) => string;
}

/** Returns the fields of a `GeneralApplicationForm`, for a `Form` to which you add or from which you remove some. */
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
    /** State of the submission; this form has no `closed` state. */
    status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
  };

/** An application that isn't for an open position: `Form` with `generalApplicationFormFields`. */
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
