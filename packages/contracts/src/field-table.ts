import * as v from 'valibot';
import { isFamilyNameFirst, type Locale } from './locales.ts';
import { emailAddress } from './email-address.ts';
import { MAX_LENGTH, optionalText, requiredText, webAddress } from './fields.ts';
import { foldLetters, foldPhone } from './typed-text.ts';

/** English text, and its message id in `packages/contracts/locales`. */
export interface Label {
  id: string;
  message: string;
}

/** Name and kind of a form field. */
export interface FieldDescription {
  kind: 'text' | 'textarea' | 'email' | 'tel' | 'url' | 'select' | 'links' | 'file';
  /** Label above the field. */
  label: Label;
  /** Label of the answer outside the form, for example in a mail. Default `label`. */
  answerLabel?: Label;
  /** Whether the field may stay empty. */
  optional: boolean;
  /** Value of the `autocomplete` attribute. Default: none. */
  autoComplete?: string;
}

/** Field with its validation rule. */
export interface Field<Value = unknown, Kind = FieldDescription['kind']> extends FieldDescription {
  kind: Kind & FieldDescription['kind'];
  rule: v.GenericSchema<unknown, Value>;
}

/** Fields of a form by their names in the request body, in the page's order. */
export type FieldTable = Readonly<Record<string, Field>>;

/** Returns the entries of a table. Puts the surname before the given name in languages that write it first. */
export function entriesIn<Value>(fields: Readonly<Record<string, Value>>, locale: Locale): [string, Value][] {
  const entries = Object.entries(fields);
  const at = entries.findIndex(([name]) => name === 'surname');
  if (at < 1 || !isFamilyNameFirst(locale)) return entries;
  return [...entries.slice(0, at - 1), ...entries.slice(at - 1, at + 1).reverse(), ...entries.slice(at + 1)];
}

/** Returns the rules of a table as entries of a schema. Errors come in the table's order. */
export const rulesOf = <const Table extends FieldTable>(fields: Table) =>
  Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])) as {
    [Name in keyof Table]: Table[Name]['rule'];
  };

interface TextOptions extends Pick<FieldDescription, 'label' | 'answerLabel' | 'autoComplete'> {
  /** Default `false`. */
  optional?: boolean;
  /** Maximum length in characters. Default: that of the kind in {@link MAX_LENGTH}. */
  maxLength?: number;
}

const textOf =
  <const Kind extends FieldDescription['kind']>(kind: Kind, usualLength: number, fold = foldLetters) =>
  ({ optional = false, maxLength = usualLength, ...words }: TextOptions): Field<string, Kind> => ({
    ...words,
    kind,
    optional,
    rule: optional ? optionalText(maxLength, fold) : requiredText(maxLength, fold),
  });

/** Single-line text field. */
export const text = textOf('text', MAX_LENGTH.line);

/** Multi-line text field. */
export const textarea = textOf('textarea', MAX_LENGTH.text);

/** Telephone field. */
export const tel = textOf('tel', MAX_LENGTH.phone, foldPhone);

type Words = Pick<FieldDescription, 'label' | 'answerLabel'>;

/** Required email field. */
export const email = (words: Words): Field<string, 'email'> => ({
  ...words,
  kind: 'email',
  optional: false,
  rule: emailAddress(),
});

/** Required URL field. */
export const url = (words: Words): Field<string, 'url'> => ({
  ...words,
  kind: 'url',
  optional: false,
  rule: webAddress(),
});

/** Required select field. */
export const select = <const Value extends string>(
  values: readonly Value[],
  words: Words,
): Field<Value, 'select'> => ({
  ...words,
  kind: 'select',
  optional: false,
  rule: v.picklist(values, 'required'),
});

/** Fields about a person that several forms share. */
export const personFields = {
  full_name: text({
    label: /*i18n*/ { id: 'field.full_name', message: 'First name' },
    autoComplete: 'given-name',
  }),
  first_name: text({
    label: /*i18n*/ { id: 'field.first_name', message: 'First name' },
    autoComplete: 'given-name',
  }),
  surname: text({
    label: /*i18n*/ { id: 'field.surname', message: 'Surname' },
    autoComplete: 'family-name',
  }),
  email: email({ label: /*i18n*/ { id: 'field.email', message: 'Email' } }),
  phone: tel({ label: /*i18n*/ { id: 'field.phone', message: 'Phone' }, optional: true }),
  message: textarea({ label: /*i18n*/ { id: 'field.message', message: 'Message' } }),
};
