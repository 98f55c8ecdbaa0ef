import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'className'
  | 'style'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'children'
>;

export interface PhonePrefixOption {
  /** The calling code that is sent, such as `+34`. */
  value: string;
  /** What the menu shows; the code first, so that a narrow menu cuts the country's name and not the code. */
  label: string;
}

export interface PhoneFieldLabels {
  /** Name of the menu of calling codes; spoken, not shown. */
  prefix: string;
}

export interface PhoneFieldProps extends FieldProps, InputProps {
  /** The number is sent under this name, its calling code under `<name>_prefix`. */
  name: string;
  /** The calling codes, in the menu's order. Without any there is no menu, and the number is a whole one. */
  prefixes: readonly PhonePrefixOption[];
  /** The calling code chosen at first. Default the first. */
  defaultPrefix?: string;
  /**
   * Further attributes of the menu of calling codes, such as `value` and `onChange`, or what a library of forms registers.
   * Default none.
   */
  prefixProps?: Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size' | 'defaultValue'>;
  /** Words that are not seen. */
  labels: PhoneFieldLabels;
  /** On the root, beside `gloam-field`. Default none. */
  className?: string;
  /** On the root. Default none. */
  style?: CSSProperties;
}

/**
 * A telephone number: the platform's own menu of calling codes, and the number as it is dialled at home. Both are
 * uncontrolled, so that what was typed before hydration stays. `id`, `ref` and input attributes reach the number's
 * `<input>`. State: `data-invalid` on the root.
 */
export function PhoneField({
  label,
  optionalLabel,
  hint,
  errors,
  id,
  name,
  prefixes,
  defaultPrefix,
  prefixProps,
  labels,
  className,
  style,
  ...input
}: PhoneFieldProps) {
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
        <div className="gloam-phone">
          {prefixes.length > 0 && (
            <div className="gloam-select">
              <select
                autoComplete="tel-country-code"
                name={`${name}_prefix`}
                {...prefixProps}
                // Beside a value it would be one too many.
                defaultValue={prefixProps?.value === undefined ? defaultPrefix : undefined}
                className={classNames(control.className, prefixProps?.className)}
                aria-label={labels.prefix}
              >
                {prefixes.map(({ value, label: text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size={18} />
            </div>
          )}
          {/* `tel` stands for a whole number, so HTML allows `tel-national` only on text; the keys are the same. */}
          <input
            {...input}
            {...control}
            name={name}
            type="text"
            inputMode="tel"
            autoComplete={prefixes.length > 0 ? 'tel-national' : 'tel'}
          />
        </div>
      )}
    </FieldFrame>
  );
}
