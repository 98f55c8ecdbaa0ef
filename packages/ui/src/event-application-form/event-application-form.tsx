import { FileField, type FileFieldLabels } from '../file-field/file-field.js';
import { Form } from '../form/form.js';
import type { FormField, FormValues } from '../form/form-fields.js';
import type {
  ClosedLabels,
  CommonLabels,
  ReadyFormProps,
  SentLabels,
  NameChoices,
  PersonLabels,
} from '../form/form-props.js';
import { namesOf } from '../form/names-of.js';
import { LinkRowsField, type AddressRowsLabels } from '../link-rows-field/link-rows-field.js';

export interface EventApplicationFormLabels
  extends CommonLabels, Omit<PersonLabels, 'phone'>, SentLabels, ClosedLabels {
  /** Label of `first_name`. */
  firstName: string;
  /** Label of `md_code`, the one-use code. */
  code: string;
  /** A sentence under the label of `md_code`, such as where to find the code. @default none */
  codeHint?: string;
  /** Texts of the portfolio's rows. */
  links: AddressRowsLabels;
  /** A sentence above the rows. @default none */
  linksHint?: string;
  /** Label of `resume`. */
  resume: string;
  /** A sentence under the label of `resume`, such as the accepted file types. @default none */
  resumeHint?: string;
  /** Texts of the file field. */
  resumeFile: FileFieldLabels;
}

export interface EventApplicationFormChoices extends NameChoices {
  /** The maximum number of portfolio links. @default 5 */
  maxLinks?: number;
  /** The file types that the file dialog of `resume` offers, as in HTML. @default any file */
  accept?: string;
  /** Called with a URL when its input loses focus; returns the new text. @default adds a missing `https://` */
  normalizeLink?: (link: string) => string;
}

/** The fields of an `EventApplicationForm`, for a `Form` with more or fewer of them. */
export function eventApplicationFormFields(
  labels: EventApplicationFormLabels,
  { maxLinks = 5, accept, normalizeLink, familyNameFirst }: EventApplicationFormChoices = {},
) {
  return [
    ...namesOf('first_name', labels.firstName, labels.surname, familyNameFirst),
    { name: 'email', kind: 'email', label: labels.email },
    {
      name: 'md_code',
      label: labels.code,
      hint: labels.codeHint,
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
    },
    {
      name: 'portfolio_links',
      kind: 'links',
      control: LinkRowsField,
      label: labels.links.legend,
      hint: labels.linksHint,
      maxRows: maxLinks,
      normalizeLink,
      labels: labels.links,
    },
    {
      name: 'resume',
      kind: 'file',
      control: FileField,
      label: labels.resume,
      hint: labels.resumeHint,
      accept,
      labels: labels.resumeFile,
    },
  ] as const satisfies readonly FormField[];
}

type Fields = ReturnType<typeof eventApplicationFormFields>;

export type EventApplicationFormValues = FormValues<Fields>;

export type EventApplicationFormProps = ReadyFormProps<Fields, EventApplicationFormLabels> &
  EventApplicationFormChoices;

/**
 * A form to apply at an event, with a one-use code from that event, a portfolio and a résumé: `Form` with
 * `eventApplicationFormFields`.
 */
export function EventApplicationForm({
  maxLinks,
  accept,
  normalizeLink,
  familyNameFirst,
  ...props
}: EventApplicationFormProps) {
  const choices = { maxLinks, accept, normalizeLink, familyNameFirst };
  return <Form {...props} fields={eventApplicationFormFields(props.labels, choices)} />;
}
