import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';

export interface SubmitButtonLabels {
  /** What pressing it does. */
  submit: string;
  /** What it says while that happens. */
  sending: string;
}

export interface SubmitButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'type' | 'disabled' | 'aria-disabled'
> {
  /** Whether an answer is being waited for. Default `false`. */
  sending?: boolean;
  /** Drawing after the text while nothing is being sent. Default `arrow-right`. */
  icon?: IconName;
  /** Takes the full width of its container. Default `false`. */
  wide?: boolean;
  /** Words of both states. */
  labels: SubmitButtonLabels;
}

/**
 * The one vermilion action of a form. While sending it keeps its focus and is `aria-disabled`; the form ignores the
 * press. State: `data-sending`, `data-wide`.
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
