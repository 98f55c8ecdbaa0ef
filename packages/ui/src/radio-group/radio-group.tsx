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
  /** What is sent. */
  value: Value;
  /** What is shown. */
  label: ReactNode;
  /** A sentence under the label. Default none. */
  hint?: ReactNode;
  /** Cannot be chosen now. Default `false`. */
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldProps, InputProps {
  /** The name under which the value is sent. */
  name: string;
  /** The answers, in order. Without any nothing is drawn. */
  options: readonly RadioOption[];
  /** The answer now; give `onChange` with it. Default: the group keeps it. */
  value?: string;
  /** The answer at first. Default none. */
  defaultValue?: string;
  /** On the root, beside `gloam-field`. Default none. */
  className?: string;
  /** On the root. Default none. */
  style?: CSSProperties;
}

/**
 * One of a few answers, all of them in sight. Uncontrolled unless `value` is given. `id` reaches the first circle, where an
 * error summary leads; `ref` and input attributes reach each of them. State: `data-invalid` on the root.
 * Source: GOV.UK Design System, radios.
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
