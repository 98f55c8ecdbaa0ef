import { useId, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { describedBy, FieldError, FieldHint } from '../field-frame/field-messages.js';
import type { FieldProps } from '../field-frame/field-frame.js';
import { classNames } from '../internal/class-names.js';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'defaultValue' | 'className' | 'style' | 'aria-invalid' | 'aria-describedby' | 'children'
>;

export interface CheckboxProps extends FieldProps, InputProps {
  /** The name of the field in the form data. */
  name: string;
  /** The value in the form data when the checkbox is checked. @default 'on' */
  value?: string;
  /** Class name of the root, added to `gloam-field`. @default none */
  className?: string;
  /** Style of the root. @default none */
  style?: CSSProperties;
}

/**
 * A yes-or-no choice, such as a consent: the platform's checkbox with its label beside it. Uncontrolled unless you
 * pass `checked`. `id`, `ref` and input attributes go to the `<input>`. State: `data-invalid` on the root.
 */
export function Checkbox({
  label,
  optionalLabel,
  hint,
  errors,
  id: givenId,
  className,
  style,
  ...input
}: CheckboxProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const error = errors?.[0];
  return (
    <div className={classNames('gloam-field', className)} style={style} data-invalid={error ? '' : undefined}>
      <div className="gloam-choice">
        <input
          {...input}
          className="gloam-choice-input"
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <label htmlFor={id}>{label}</label>
        {optionalLabel && <span className="gloam-field-optional">{optionalLabel}</span>}
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
