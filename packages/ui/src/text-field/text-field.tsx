import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'style' | 'aria-invalid' | 'aria-describedby' | 'children'
>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** The name under which the value is sent. */
  name: string;
  /** Kind of text, for keyboards and autofill. Default `text`. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'date';
  /** On the root, beside `gloam-field`. Default none. */
  className?: string;
  /** On the root. Default none. */
  style?: CSSProperties;
}

/**
 * One line of text with its label and its error. Uncontrolled by default, so that what was typed before
 * hydration stays. `id`, `ref` and input attributes reach the `<input>`. State: `data-invalid` on the root.
 */
export function TextField({
  label,
  optionalLabel,
  hint,
  errors,
  id,
  type = 'text',
  className,
  style,
  ...input
}: TextFieldProps) {
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
      {(control) => <input {...input} {...control} type={type} />}
    </FieldFrame>
  );
}
