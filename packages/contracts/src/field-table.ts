import * as v from 'valibot';
import { isFamilyNameFirst, type Locale } from './locales.ts';
import { emailAddress } from './email-address.ts';
import { MAX_LENGTH, optionalText, requiredText, webAddress } from './fields.ts';
import { foldLetters, foldPhone } from './typed-text.ts';

/** Words in English, and the id under which `packages/contracts/locales` holds them in every language. */
export interface Label {
  id: string;
  message: string;
}

/** What a field is called, and how it is asked for. */
export interface FieldDescription {
  kind: 'text' | 'textarea' | 'email' | 'tel' | 'url' | 'select' | 'links' | 'file';
  /** Above the field. */
  label: Label;
  /** What the answer is called where nobody asks, as in a mail. Default `label`. */
  answerLabel?: Label;
  /** May stay empty. */
  optional: boolean;
  /** What the browser may fill in, as in HTML. Default nothing. */
  autoComplete?: string;
}

/** A field with the rule for what may be written into it. */
export interface Field<Value = unknown, Kind = FieldDescription['kind']> extends FieldDescription {
  kind: Kind & FieldDescription['kind'];
  rule: v.GenericSchema<unknown, Value>;
}

/** The fields of a form by the names under which they travel, in the page's order. */
export type FieldTable = Readonly<Record<string, Field>>;

/** The entries of a table, the surname first in a language that puts the family name first. */
export function entriesIn<Value>(fields: Readonly<Record<string, Value>>, locale: Locale): [string, Value][] {
  const entries = Object.entries(fields);
  const at = entries.findIndex(([name]) => name === 'surname');
  if (at < 1 || !isFamilyNameFirst(locale)) return entries;
  return [...entries.slice(0, at - 1), ...entries.slice(at - 1, at + 1).reverse(), ...entries.slice(at + 1)];
}

/** The rules of a table, for a schema. Errors come in the table's order. */
export const rulesOf = <const Table extends FieldTable>(fields: Table) =>
  Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])) as {
    [Name in keyof Table]: Table[Name]['rule'];
  };

interface TextOptions extends Pick<FieldDescription, 'label' | 'answerLabel' | 'autoComplete'> {
  /** Default `false`. */
  optional?: boolean;
  /** In characters. Default {@link MAX_LENGTH}. */
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

/** A line. */
export const text = textOf('text', MAX_LENGTH.line);

/** Text of several lines. */
export const textarea = textOf('textarea', MAX_LENGTH.text);

/** A telephone number. */
export const tel = textOf('tel', MAX_LENGTH.phone, foldPhone);

type Words = Pick<FieldDescription, 'label' | 'answerLabel'>;

/** An e-mail address that has to be given. */
export const email = (words: Words): Field<string, 'email'> => ({
  ...words,
  kind: 'email',
  optional: false,
  rule: emailAddress(),
});

/** An address on the web that has to be given. */
export const url = (words: Words): Field<string, 'url'> => ({
  ...words,
  kind: 'url',
  optional: false,
  rule: webAddress(),
});

/** One of a few values, which has to be chosen. */
export const select = <const Value extends string>(
  values: readonly Value[],
  words: Words,
): Field<Value, 'select'> => ({
  ...words,
  kind: 'select',
  optional: false,
  rule: v.picklist(values, 'required'),
});

/** What several forms ask for in the same words. */
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
