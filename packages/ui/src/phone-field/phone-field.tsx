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
  /** The calling code in the form data, such as `+34`. */
  value: string;
  /** Visible text; put the code first, so that a narrow menu cuts off the country's name rather than the code. */
  label: string;
}

export interface PhoneFieldLabels {
  /** Accessible name of the menu of calling codes. */
  prefix: string;
}

export interface PhoneFieldProps extends FieldProps, InputProps {
  /** Name of the number in the form data; the calling code is named `<name>_prefix`. */
  name: string;
  /** Calling codes, in the menu's order. If empty, there is no menu, and the visitor enters the complete number. */
  prefixes: readonly PhonePrefixOption[];
  /** Calling code selected at first. @default the first one */
  defaultPrefix?: string;
  /**
   * Further attributes of the menu of calling codes, such as `value` and `onChange`, or those that a form library
   * registers.
   * @default none
   */
  prefixProps?: Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size' | 'defaultValue'>;
  /** Texts for screen readers. */
  labels: PhoneFieldLabels;
  /** Class of the root element, in addition to `gloam-field`. @default none */
  className?: string;
  /** Style of the root element. @default none */
  style?: CSSProperties;
}

/**
 * A phone number: a native menu of calling codes, and an input for the national number. Both are uncontrolled by
 * default, so that text typed before hydration is kept. `id`, `ref` and input attributes reach the number's
 * `<input>`. State: `data-invalid` on the root element.
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
                // React doesn't allow `defaultValue` next to `value`.
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
          {/* HTML allows `tel-national` only on `type="text"`; `inputMode` gives the same keyboard as `type="tel"`. */}
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
