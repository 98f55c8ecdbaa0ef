import { Checkbox } from '../checkbox/checkbox.js';
import { emailInput, telInput, urlInput } from '../internal/inputs.js';
import type { FormErrors } from '../internal/submission.js';
import type { LinkRowsState } from '../link-rows-field/link-rows-field.js';
import { addHttps } from '../link-rows-field/link-rows-field.logic.js';
import { PhoneField } from '../phone-field/phone-field.js';
import { RadioGroup } from '../radio-group/radio-group.js';
import { SelectField } from '../select-field/select-field.js';
import { TextField } from '../text-field/text-field.js';
import { TextareaField, type TextareaFieldProps } from '../textarea-field/textarea-field.js';
import { prefixName, type FormControl, type FormField } from './form-fields.js';
import type { Values } from './use-form.js';

interface FieldOfFormProps {
  field: FormField;
  /** The props that every field gets from the form. */
  control: FormControl;
  values: Values;
  /** The errors of all fields, including those of rows. */
  errors: FormErrors;
  rows: LinkRowsState;
}

const INPUTS = { text: {}, email: emailInput, tel: telInput, date: { type: 'date' } } as const;

/** The props of a field definition that its component takes. */
function ownProps<Field extends FormField>({ kind, optional, width, visibleWhen, ...props }: Field) {
  return props;
}

/** Renders a field with the component of its kind. */
export function FieldOfForm({ field, control, values, errors, rows }: FieldOfFormProps) {
  const { defaultValue, ...withoutValue } = control;
  switch (field.kind) {
    case 'textarea':
      return <TextareaField {...(ownProps(field) as TextareaFieldProps)} {...control} />;
    case 'select':
      return <SelectField {...ownProps(field)} {...control} />;
    case 'radio':
      return <RadioGroup {...ownProps(field)} {...control} />;
    case 'checkbox':
      return <Checkbox {...ownProps(field)} {...withoutValue} defaultChecked={!!defaultValue} />;
    case 'phone':
      return (
        <PhoneField
          {...ownProps(field)}
          {...control}
          defaultPrefix={values[prefixName(field.name)] as string | undefined}
          prefixProps={{ ...field.prefixProps, name: prefixName(field.name), disabled: control.disabled }}
        />
      );
    case 'file': {
      const { control: File, ...props } = ownProps(field);
      return <File {...props} {...withoutValue} />;
    }
    case 'links': {
      const { control: LinkRows } = field;
      const props = {
        id: control.id,
        name: field.name,
        rows,
        defaultValue: values[field.name] as { platform?: string; link: string }[] | undefined,
        errors,
        hint: field.hint,
        maxRows: field.maxRows,
        normalizeLink: field.normalizeLink,
        disabled: control.disabled,
      };
      return field.platforms ? (
        <LinkRows {...props} platforms={field.platforms} labels={{ ...field.labels, legend: field.label }} />
      ) : (
        <LinkRows {...props} labels={{ ...field.labels, legend: field.label }} />
      );
    }
    case 'url': {
      const { normalizeLink = addHttps, ...props } = ownProps(field);
      return <TextField {...urlInput(normalizeLink)} {...props} {...control} />;
    }
    default:
      if ('render' in field) return field.render(control);
      return <TextField {...INPUTS[field.kind ?? 'text']} {...ownProps(field)} {...control} />;
  }
}
