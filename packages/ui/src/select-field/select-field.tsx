import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Icon } from '../icon/icon.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';

type SelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'aria-invalid' | 'aria-describedby' | 'children' | 'multiple' | 'size'
>;

export interface SelectOption<Value extends string = string> {
  /** What is sent. */
  value: Value;
  /** What is shown. */
  label: string;
  /** Cannot be chosen now. Default `false`. */
  disabled?: boolean;
  /** Language of the label, where it differs from the page's. */
  lang?: string;
}

export interface SelectFieldProps extends FieldProps, SelectProps {
  /** The name under which the value is sent. */
  name: string;
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** Text of an empty first choice. Default none: the first option is preselected. */
  placeholder?: string;
  /** On the root, beside `gloam-field`. Default none. */
  className?: string;
  /** On the root. Default none. */
  style?: CSSProperties;
}

/**
 * One choice from a list, by the platform's own menu. Uncontrolled unless `value` is given. `id`, `ref` and select
 * attributes reach the `<select>`. State: `data-invalid` on the root.
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
