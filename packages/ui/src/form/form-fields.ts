import type { ReactNode } from 'react';
import type { FileField, FileFieldProps } from '../file-field/file-field.js';
import { textOf } from '../internal/submission.js';
import type {
  LinkRow,
  LinkRowsFieldLabels,
  AddressRowsLabels,
  LinkRowsField,
  PlatformOption,
} from '../link-rows-field/link-rows-field.js';
import { readLinkRows } from '../link-rows-field/link-rows-field.logic.js';
import type { PhoneFieldProps } from '../phone-field/phone-field.js';
import type { RadioGroupProps } from '../radio-group/radio-group.js';
import type { CheckboxProps } from '../checkbox/checkbox.js';
import type { SelectFieldProps } from '../select-field/select-field.js';
import type { TextFieldProps } from '../text-field/text-field.js';
import type { TextareaFieldProps } from '../textarea-field/textarea-field.js';

interface FieldBase {
  /** The name of the field, in the values and in `errors`. */
  name: string;
  /** The label of the control, also shown in the error summary. */
  label: string;
  /** Whether the field is optional. @default false */
  optional?: boolean;
  /** A sentence under the label. @default none */
  hint?: ReactNode;
  /** The width of the field. Consecutive halves share a row. @default 'full' */
  width?: 'full' | 'half';
  /**
   * The values of other fields that show this one, such as `{ source: 'other' }`. A hidden field keeps its text, but
   * its value is empty. @default always shown
   */
  visibleWhen?: Readonly<Record<string, string>>;
}

/** The props of a field's component, without those that the form sets. */
type Rest<Props> = Props extends unknown
  ? Omit<
      Props,
      keyof FieldBase | 'id' | 'type' | 'errors' | 'optionalLabel' | 'required' | 'disabled' | 'defaultValue'
    >
  : never;

interface TextFormField extends FieldBase, Rest<TextFieldProps> {
  /** The kind of text, for keyboards and autofill. @default 'text' */
  kind?: 'text' | 'email' | 'tel' | 'date';
}

interface UrlFormField extends FieldBase, Rest<TextFieldProps> {
  kind: 'url';
  /** Called with the URL when its input loses focus; returns the new text. @default adds a missing `https://` */
  normalizeLink?: (link: string) => string;
}

type TextareaFormField = FieldBase & { kind: 'textarea' } & Rest<TextareaFieldProps>;

interface PhoneFormField extends FieldBase, Omit<Rest<PhoneFieldProps>, 'defaultPrefix'> {
  kind: 'phone';
}

interface SelectFormField extends FieldBase, Rest<SelectFieldProps> {
  kind: 'select';
}

interface RadioFormField extends FieldBase, Rest<RadioGroupProps> {
  kind: 'radio';
}

interface CheckboxFormField extends FieldBase, Rest<CheckboxProps> {
  kind: 'checkbox';
}

interface FileFormField extends FieldBase, Rest<FileFieldProps> {
  kind: 'file';
  /** Pass `FileField`, so that only forms with files load it. */
  control: typeof FileField;
}

interface LinksBase extends Omit<FieldBase, 'hint'> {
  kind: 'links';
  /** Pass `LinkRowsField`, so that only forms with link rows load it. */
  control: typeof LinkRowsField;
  /** A sentence under the label. @default none */
  hint?: string;
  /** The maximum number of rows. @default 20 */
  maxRows?: number;
  /** Called with a URL when its input loses focus; returns the new text. @default adds a missing `https://` */
  normalizeLink?: (link: string) => string;
  /** The name of one control of a row in the error summary. `index` counts from 1. @default the row's name */
  controlName?: (values: { index: number; part: 'platform' | 'link' }) => string;
}

interface LinksFormField extends LinksBase {
  /** The choices of each row's menu. */
  platforms: readonly PlatformOption[];
  /** Texts of the rows; `label` is their legend. */
  labels: Omit<LinkRowsFieldLabels, 'legend'>;
}

interface AddressesFormField extends LinksBase {
  platforms?: undefined;
  /** Texts of the rows; `label` is their legend. */
  labels: Omit<AddressRowsLabels, 'legend'>;
}

/** The attributes that make your own control a field of a form. */
export interface FormControl {
  /** The id of the control, for links of the error summary. */
  id: string;
  /** The name of the control in the form data. */
  name: string;
  /** The label of the field. */
  label: string;
  /** The hint of the field. @default none */
  hint?: ReactNode;
  /** The error messages of the field. @default none */
  errors?: readonly string[];
  /** The initial value, from `defaultValues` or a draft. @default none */
  defaultValue?: string;
  /** The mark of an optional field, if this one is optional. @default none */
  optionalLabel?: string;
  /** Whether the field is required. */
  required: boolean;
  /** Whether the field is hidden by `visibleWhen`. @default false */
  disabled?: boolean;
}

interface RenderedFormField extends FieldBase {
  kind?: undefined;
  /** Renders a custom control. The form reads its value by its name. */
  render: (control: FormControl) => ReactNode;
}

/** One field of a `Form`: a name, a label, and the props of the component that renders its `kind`. */
export type FormField =
  | TextFormField
  | UrlFormField
  | TextareaFormField
  | PhoneFormField
  | SelectFormField
  | RadioFormField
  | CheckboxFormField
  | FileFormField
  | LinksFormField
  | AddressesFormField
  | RenderedFormField;

type ValueOf<Field> = Field extends { kind: 'file' }
  ? File | null
  : Field extends { kind: 'links'; platforms: readonly unknown[] }
    ? LinkRow[]
    : Field extends { kind: 'links' }
      ? { link: string }[]
      : string;

/** The values of a form by field name. The calling code of a phone field is `<name>Prefix`. */
export type FormValues<Fields extends readonly { name: string }[]> = {
  [Field in Fields[number] as Field['name']]: ValueOf<Field>;
} & { [Field in Extract<Fields[number], { kind: 'phone' }> as `${Field['name']}Prefix`]: string };

export const prefixName = (name: string) => `${name}Prefix`;

/** Reads the values of the fields from form data, as typed. */
export function readFields(data: FormData, fields: readonly FormField[]): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap((field) => readField(data, field)));
}

function readField(data: FormData, field: FormField): [string, unknown][] {
  const { name } = field;
  if (field.kind === 'links') {
    const rows = readLinkRows(data, name);
    return [[name, field.platforms ? rows : rows.map(({ link }) => ({ link }))]];
  }
  if (field.kind === 'file') {
    const file = data.get(name);
    // In form data, an empty file input is a file without a name.
    return [[name, file instanceof File && file.name !== '' ? file : null]];
  }
  const text: [string, unknown] = [name, textOf(data, name)];
  return field.kind === 'phone' ? [text, [prefixName(name), textOf(data, prefixName(name))]] : [text];
}
