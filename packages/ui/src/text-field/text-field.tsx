import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'style' | 'aria-invalid' | 'aria-describedby' | 'children'
>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** Name of the value in the form data. */
  name: string;
  /** Type of the input, for virtual keyboards and autofill. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'date';
  /** Class of the root element, in addition to `gloam-field`. @default none */
  className?: string;
  /** Style of the root element. @default none */
  style?: CSSProperties;
}

/**
 * A single-line text input with its label and error. Uncontrolled by default, so that text typed before hydration is
 * kept. `id`, `ref` and input attributes reach the `<input>`. State: `data-invalid` on the root element.
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
