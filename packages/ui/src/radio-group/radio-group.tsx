import { useId, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { classNames } from '../internal/class-names.js';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'value'
  | 'checked'
  | 'defaultChecked'
  | 'className'
  | 'style'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'children'
>;

export interface RadioOption<Value extends string = string> {
  /** Value in the form data. */
  value: Value;
  /** Visible label. */
  label: ReactNode;
  /** Help text under the label. */
  hint?: ReactNode;
  /** Whether the option is disabled. @default false */
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldProps, InputProps {
  /** Name of the value in the form data. */
  name: string;
  /** The options, in order. Nothing is rendered if there are none. */
  options: readonly RadioOption[];
  /** The selected value; makes the group controlled, together with `onChange`. @default uncontrolled */
  value?: string;
  /** The value selected at first, when uncontrolled. @default none */
  defaultValue?: string;
  /** Class of the root element, in addition to `gloam-field`. @default none */
  className?: string;
  /** Style of the root element. @default none */
  style?: CSSProperties;
}

/**
 * A choice from a few options that are all visible. Uncontrolled unless `value` is given. `id` reaches the first
 * radio button, which an error summary links to; `ref` and input attributes reach all of them. State: `data-invalid`
 * on the root element. Source: GOV.UK Design System, radios.
 */
export function RadioGroup({
  label,
  optionalLabel,
  hint,
  errors,
  id: givenId,
  options,
  value,
  defaultValue,
  className,
  style,
  ...input
}: RadioGroupProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  if (options.length === 0) return null;
  return (
    <FieldFrame
      group
      role="radiogroup"
      aria-invalid={!!errors?.[0]}
      id={`${id}-group`}
      label={label}
      optionalLabel={optionalLabel}
      hint={hint}
      errors={errors}
      className={classNames('gloam-radio-group', className)}
      style={style}
    >
      {() =>
        options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${String(index)}`;
          return (
            <div key={option.value} className="gloam-choice">
              <input
                disabled={option.disabled}
                {...input}
                {...(value === undefined
                  ? defaultValue !== undefined && { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                className="gloam-choice-input"
                id={optionId}
                type="radio"
                value={option.value}
                aria-describedby={option.hint ? `${optionId}-about` : undefined}
              />
              <label htmlFor={optionId}>
                <span>{option.label}</span>
                {option.hint && (
                  <span className="gloam-field-hint" id={`${optionId}-about`}>
                    {option.hint}
                  </span>
                )}
              </label>
            </div>
          );
        })
      }
    </FieldFrame>
  );
}
