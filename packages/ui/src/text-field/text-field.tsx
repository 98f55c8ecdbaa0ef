import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../internal/class-names.js';
import { FieldFrame, useFieldIds, type FieldProps } from '../field/field.js';

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
  const ids = useFieldIds(id, { hint, errors });
  return (
    <FieldFrame
      id={ids.control}
      label={label}
      optionalLabel={optionalLabel}
      hint={hint}
      errors={errors}
      className={classNames('gloam-field', className)}
      style={style}
    >
      <input {...input} {...ids.aria} className="gloam-field-control" id={ids.control} type={type} />
    </FieldFrame>
  );
}
