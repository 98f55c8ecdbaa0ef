import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';

export interface SubmitButtonLabels {
  /** Text of the button. */
  submit: string;
  /** Text of the button while sending. */
  sending: string;
}

export interface SubmitButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'type' | 'disabled' | 'aria-disabled'
> {
  /** Whether the form is waiting for a response. @default false */
  sending?: boolean;
  /** Icon after the text, except while sending. @default 'arrow-right' */
  icon?: IconName;
  /** Whether the button takes the full width of its container. @default false */
  wide?: boolean;
  /** Texts of both states. */
  labels: SubmitButtonLabels;
}

/**
 * The submit button of a form, in the accent colour. While sending it keeps focus and is `aria-disabled`; the form
 * ignores presses. State: `data-sending`, `data-wide`.
 */
export function SubmitButton({
  sending = false,
  icon = 'arrow-right',
  wide = false,
  labels,
  className,
  ...rest
}: SubmitButtonProps) {
  return (
    <button
      {...rest}
      type="submit"
      className={classNames('gloam-button gloam-submit', className)}
      data-variant="primary"
      data-wide={wide || undefined}
      data-sending={sending || undefined}
      aria-disabled={sending || undefined}
    >
      <span>{sending ? labels.sending : labels.submit}</span>
      {sending ? <span className="gloam-spinner" aria-hidden="true" /> : <Icon name={icon} size={18} />}
    </button>
  );
}
