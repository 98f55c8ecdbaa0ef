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
import {
  LinkRowsField,
  type LinkRowsFieldLabels,
  type PlatformOption,
} from '../link-rows-field/link-rows-field.js';
import type { SelectOption } from '../select-field/select-field.js';

export interface ApplicationFormLabels extends CommonLabels, PersonLabels, SentLabels, ClosedLabels {
  /** Text before the position's name. */
  position: string;
  /** Label of `full_name`, the given name. */
  fullName: string;
  /** Texts of the link rows. */
  links: LinkRowsFieldLabels;
  /** A sentence above the rows, such as how URLs start. @default none */
  linksHint?: string;
  /** Name of one control of a row in the error summary, such as "Link 2: URL". `index` counts from 1. */
  linkField: (values: { index: number; part: 'platform' | 'link' }) => string;
  /** Label of `software`. */
  software: string;
  /** Label of `motivation`. */
  motivation: string;
  /** Label of `availability`. */
  availability: string;
  /** Label of `source`. */
  source: string;
  /** Text of the empty first choice of `source`. */
  sourcePlaceholder: string;
  /** Label of `other_source`. */
  otherSource: string;
}

export interface ApplicationFormChoices extends NameChoices {
  /** The choices of each link row. */
  platforms: readonly PlatformOption[];
  /** The choices of `source`. */
  sources: readonly SelectOption[];
  /** The value of `source` that shows `other_source`. @default 'other' */
  otherSource?: string;
  /** The maximum number of link rows. @default 20 */
  maxLinks?: number;
  /** Called with a URL when its input loses focus; returns the new text. @default adds a missing `https://` */
  normalizeLink?: (link: string) => string;
}

/** The fields of an `ApplicationForm`, for a `Form` with more or fewer of them. */
export function applicationFormFields(
  labels: ApplicationFormLabels,
  {
    platforms,
    sources,
    otherSource = 'other',
    maxLinks,
    normalizeLink,
    familyNameFirst,
  }: ApplicationFormChoices,
) {
  return [
    ...namesOf('full_name', labels.fullName, labels.surname, familyNameFirst),
    { name: 'email', kind: 'email', label: labels.email, width: 'half' },
    { name: 'phone', kind: 'tel', label: labels.phone, width: 'half', optional: true },
    {
      name: 'social_links',
      kind: 'links',
      control: LinkRowsField,
      label: labels.links.legend,
      hint: labels.linksHint,
      platforms,
      maxRows: maxLinks,
      normalizeLink,
      controlName: labels.linkField,
      labels: labels.links,
    },
    { name: 'software', kind: 'textarea', label: labels.software },
    { name: 'motivation', kind: 'textarea', label: labels.motivation },
    { name: 'availability', kind: 'textarea', label: labels.availability, optional: true },
    {
      name: 'source',
      kind: 'select',
      label: labels.source,
      width: 'half',
      options: sources,
      placeholder: labels.sourcePlaceholder,
      autoComplete: 'off',
    },
    {
      name: 'other_source',
      label: labels.otherSource,
      width: 'half',
      visibleWhen: { source: otherSource },
      autoComplete: 'off',
    },
  ] as const satisfies readonly FormField[];
}

type Fields = ReturnType<typeof applicationFormFields>;

export type ApplicationFormValues = FormValues<Fields>;

export type ApplicationFormProps = ReadyFormProps<Fields, ApplicationFormLabels> &
  ApplicationFormChoices & {
    /** The position's name, shown above the fields. */
    positionName: string;
  };

/** A form to apply for one position: `Form` with `applicationFormFields`. */
export function ApplicationForm({
  positionName,
  platforms,
  sources,
  otherSource,
  maxLinks,
  normalizeLink,
  familyNameFirst,
  ...props
}: ApplicationFormProps) {
  const { labels } = props;
  const choices = { platforms, sources, otherSource, maxLinks, normalizeLink, familyNameFirst };
  return (
    <Form
      layout="wide"
      intro={
        <>
          <span>{labels.position}</span> <strong>{positionName}</strong>
        </>
      }
      {...props}
      fields={applicationFormFields(labels, choices)}
    />
  );
}
