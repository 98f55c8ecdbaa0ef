import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Icon } from '../icon/icon.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';

type SelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'aria-invalid' | 'aria-describedby' | 'children' | 'multiple' | 'size'
>;

export interface SelectOption<Value extends string = string> {
  /** Value in the form data. */
  value: Value;
  /** Visible text. */
  label: string;
  /** Whether the option is disabled. @default false */
  disabled?: boolean;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
}

export interface SelectFieldProps extends FieldProps, SelectProps {
  /** Name of the value in the form data. */
  name: string;
  /** The options, in order. */
  options: readonly SelectOption[];
  /** Text of an empty first option; without it, the first option is preselected. @default none */
  placeholder?: string;
  /** Class of the root element, in addition to `gloam-field`. @default none */
  className?: string;
  /** Style of the root element. @default none */
  style?: CSSProperties;
}

/**
 * A choice from a list, in a native `<select>`. Uncontrolled unless `value` is given. `id`, `ref` and select
 * attributes reach the `<select>`. State: `data-invalid` on the root element.
 */
export function SelectField({
  label,
  optionalLabel,
  hint,
  errors,
  id,
  options,
  placeholder,
  className,
  style,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame
      id={id}
      label={label}
      optionalLabel={optionalLabel}
      hint={hint}
      errors={errors}
      className={className}
      style={style}
    >
      {(control) => (
        <div className="gloam-select">
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} />
        </div>
      )}
    </FieldFrame>
  );
}
