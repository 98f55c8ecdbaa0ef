import type { FormTextField } from './form-props.js';
import { summaryEntries } from '../internal/submission.js';
import type { Form } from './use-form.js';

/** One control in the page's order. */
export interface FormField {
  /** The name under which it is sent and its errors come back. */
  name: string;
  /** Its name in the summary, and above it. Left out: it is a group, whose controls follow it. */
  label?: string;
  /** Default `<form id>-<name>`. */
  id?: string;
  /** Default `false`. */
  optional?: boolean;
}

export type TextName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

const FAMILY_NAME = 'surname';

/**
 * What a form makes of the list of its fields: the props that each field shares with all others, the fields that it was
 * given beside its own, whether the family name comes first, and the summary. `isListed` leaves errors out of the summary that no longer concern anybody.
 */
export function formFields<Values extends object>(
  { id, errors, values, labels, fields: given }: Form<Values>,
  own: readonly FormField[],
  isListed: (name: string) => boolean = () => true,
) {
  const familyNameFirst = isFamilyNameFirst(own, given);
  const { fields, more } = withMore(familyNameFirst ? namesTurned(own) : own, given);
  return {
    propsOf: (name: string) => {
      const { label = '', optional } = fields.find((one) => one.name === name) ?? {};
      return {
        id: `${id}-${name}`,
        name,
        label,
        errors: errors[name],
        defaultValue: (values as Record<string, unknown>)[name] as string | undefined,
        optionalLabel: optional ? labels.optional : undefined,
        required: !optional,
      };
    },
    more,
    familyNameFirst,
    summary: summaryEntries(
      Object.fromEntries(Object.entries(errors).filter(([name]) => isListed(name))),
      fields.flatMap(({ label, ...field }) =>
        label === undefined ? [] : [{ id: `${id}-${field.name}`, ...field, label }],
      ),
    ),
  };
}

/** Whether `given` names the family name before the name that stands before it among a form's own fields. */
function isFamilyNameFirst(own: readonly FormField[], given: readonly FormTextField[]): boolean {
  const names = given.map(({ name }) => name);
  const family = names.indexOf(FAMILY_NAME);
  const before = own[own.findIndex(({ name }) => name === FAMILY_NAME) - 1];
  return family >= 0 && before !== undefined && names.indexOf(before.name) > family;
}

/** Fields with the family name before the name that stands before it. */
function namesTurned(own: readonly FormField[]): FormField[] {
  const at = own.findIndex(({ name }) => name === FAMILY_NAME);
  return [...own.slice(0, at - 1), ...own.slice(at - 1, at + 1).reverse(), ...own.slice(at + 1)];
}

/** A form's own fields with those of `given` that it does not have, each after the one that it follows there. */
function withMore(own: readonly FormField[], given: readonly FormTextField[]) {
  const fields = [...own];
  const more: (FormTextField & { after?: string })[] = [];
  let after = own.at(-1)?.name;
  let end = own.length;
  for (const field of given) {
    const { name } = field;
    if (own.some((one) => one.name === name)) {
      after = name;
      end = fields.findLastIndex((one) => one.name === name || one.name.startsWith(`${name}.`)) + 1;
    } else {
      more.push({ ...field, after });
      fields.splice(end++, 0, field);
    }
  }
  return { fields, more };
}
