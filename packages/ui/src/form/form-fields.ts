import { summaryEntries } from '../internal/submission.js';
import type { Form } from './use-form.js';

/** One control in the page's order. */
export interface FormField {
  /** The name under which it is sent and its errors come back. */
  name: string;
  /** Its name in the summary, and above it. */
  label: string;
  /** Default `<form id>-<name>`. */
  id?: string;
  /** Default `false`. */
  optional?: boolean;
}

type TextName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/**
 * What a form makes of the list of its fields: the props that each field shares with all others, and the summary.
 * `isListed` leaves errors out of the summary that no longer concern anybody.
 */
export function formFields<Values extends object>(
  { id, errors, values, labels }: Form<Values>,
  fields: readonly FormField[],
  isListed: (name: string) => boolean = () => true,
) {
  return {
    propsOf: (name: TextName<Values>) => {
      const { label = '', optional = false } = fields.find((one) => one.name === name) ?? {};
      return {
        id: `${id}-${name}`,
        name,
        label,
        errors: errors[name],
        defaultValue: values[name] as string | undefined,
        optionalLabel: optional ? labels.optional : undefined,
        required: !optional,
      };
    },
    summary: summaryEntries(
      Object.fromEntries(Object.entries(errors).filter(([name]) => isListed(name))),
      fields.map((field) => ({ id: `${id}-${field.name}`, ...field })),
    ),
  };
}
