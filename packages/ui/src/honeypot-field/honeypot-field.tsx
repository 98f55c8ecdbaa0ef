import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';

export interface HoneypotFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-hidden'> {
  /** The name under which the text is sent. An odd one, which no browser fills in by itself. */
  name: string;
}

/** Every password manager that can be told to leave a field alone, each in its own way. */
const LEAVE_ALONE = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
};

/**
 * A text field that nobody sees, reaches or hears: what is in it was put there by a program. It is always empty at
 * first. `ref` and attributes reach the root, which is not displayed.
 */
export function HoneypotField({ name, className, ...rest }: HoneypotFieldProps) {
  return (
    <div {...rest} className={classNames('gloam-honeypot', className)} aria-hidden="true">
      <input {...LEAVE_ALONE} type="text" name={name} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
