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
  /** The name under which the value is read, and errors come back. */
  name: string;
  /** The text above the control, and in the error summary. */
  label: string;
  /** Whether the field may stay empty. @default false */
  optional?: boolean;
  /** A sentence under the label. @default none */
  hint?: ReactNode;
  /** The part of a row that the field takes. Halves that follow each other share rows. @default 'full' */
  width?: 'full' | 'half';
  /**
   * The values of other fields with which this one is shown, such as `{ source: 'other' }`. A hidden field keeps its text,
   * and its value is empty. @default always
   */
  visibleWhen?: Readonly<Record<string, string>>;
}

/** Props of a field's component that the table leaves to the form. */
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
  /** Applied to the address when its input is left. @default adds `https://` where there is no scheme */
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
  /** `FileField`, which only a form with files loads. */
  control: typeof FileField;
}

interface LinksBase extends Omit<FieldBase, 'hint'> {
  kind: 'links';
  /** `LinkRowsField`, which only a form with rows of links loads. */
  control: typeof LinkRowsField;
  /** A sentence under the label. @default none */
  hint?: string;
  /** The most rows that can be added. @default 20 */
  maxRows?: number;
  /** Applied to an address when its input is left. @default adds `https://` where there is no scheme */
  normalizeLink?: (link: string) => string;
  /** The name of one control of a row in the error summary. `index` counts from 1. @default the row's name */
  controlName?: (values: { index: number; part: 'platform' | 'link' }) => string;
}

interface LinksFormField extends LinksBase {
  /** The choices of each row's menu. */
  platforms: readonly PlatformOption[];
  /** The words of the rows; `label` is their legend. */
  labels: Omit<LinkRowsFieldLabels, 'legend'>;
}

interface AddressesFormField extends LinksBase {
  platforms?: undefined;
  /** The words of the rows; `label` is their legend. */
  labels: Omit<AddressRowsLabels, 'legend'>;
}

/** The attributes that make a control of your own a field of a form. */
export interface FormControl {
  /** The id by which the error summary leads to it. */
  id: string;
  /** The name under which its value is read. */
  name: string;
  /** The label of the field. */
  label: string;
  /** The hint of the field. @default none */
  hint?: ReactNode;
  /** The messages of the field. @default none */
  errors?: readonly string[];
  /** The value at first, from `defaultValues` or a draft. @default none */
  defaultValue?: string;
  /** The mark of a field that may stay empty, where this one is. @default none */
  optionalLabel?: string;
  /** Whether it may not stay empty. */
  required: boolean;
  /** Whether it is hidden by `visibleWhen`. @default false */
  disabled?: boolean;
}

interface RenderedFormField extends FieldBase {
  kind?: undefined;
  /** Draws the field by a control of your own, whose text is read by its name. */
  render: (control: FormControl) => ReactNode;
}

/** One field of a `Form`: a name, a label, and the props of the component that draws its `kind`. */
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

/** The values of a form by the names of its fields. A phone's calling code is `<name>Prefix`. */
export type FormValues<Fields extends readonly { name: string }[]> = {
  [Field in Fields[number] as Field['name']]: ValueOf<Field>;
} & { [Field in Extract<Fields[number], { kind: 'phone' }> as `${Field['name']}Prefix`]: string };

export const prefixName = (name: string) => `${name}Prefix`;

/** Reads the values of the fields, as typed. */
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
    // An empty file input sends a file without a name.
    return [[name, file instanceof File && file.name !== '' ? file : null]];
  }
  const text: [string, unknown] = [name, textOf(data, name)];
  return field.kind === 'phone' ? [text, [prefixName(name), textOf(data, prefixName(name))]] : [text];
}
