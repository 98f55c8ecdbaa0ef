import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';

export interface HoneypotFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-hidden'> {
  /** Name of the input in the form data. Choose an unusual one that browsers don't autofill. */
  name: string;
}

/** Attributes that tell password managers to ignore the input; each manager has its own. */
const LEAVE_ALONE = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
};

/**
 * A text field that is hidden from users and assistive technology, so only bots fill it in. Always empty at first.
 * `ref` and attributes reach the root element, which is not displayed.
 */
export function HoneypotField({ name, className, ...rest }: HoneypotFieldProps) {
  return (
    <div {...rest} className={classNames('gloam-honeypot', className)} aria-hidden="true">
      <input {...LEAVE_ALONE} type="text" name={name} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
