'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { SubmissionStatus } from '../internal/submission.js';

export interface FormStatusLabels {
  /** Announced when sending begins, for screen readers only; the button shows it. */
  sending: string;
  /** Shown and announced when the response takes longer than ten seconds. */
  stillWorking: string;
  /** Text of the cancel button. */
  cancel: string;
}

export interface FormStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The state of the submission. */
  status: SubmissionStatus;
  /** The reason why sending failed; shown while `status` is `failed`. @default none */
  failureMessage?: ReactNode;
  /** Called when the visitor cancels a slow submission. @default none, without a cancel button */
  onCancel?: () => void;
  /** Texts of the status and the cancel button. */
  labels: FormStatusLabels;
}

/**
 * The status of a form's submission: still sending, or why it failed. The live region is always rendered, so that
 * screen readers announce changes of its text. State: `data-status`.
 */
export function FormStatus({
  status,
  failureMessage,
  onCancel,
  labels,
  className,
  ...rest
}: FormStatusProps) {
  const slow = status === 'slow';
  return (
    <div {...rest} className={classNames('gloam-form-status', className)} data-status={status}>
      {status === 'failed' && failureMessage && (
        <p className="gloam-alarm gloam-form-failure" role="alert">
          <Icon name="alert" size={20} />
          <span>{failureMessage}</span>
        </p>
      )}
      <div className="gloam-form-progress">
        <p role="status">
          {slow && <span>{labels.stillWorking}</span>}
          {status === 'sending' && <span className="gloam-visually-hidden">{labels.sending}</span>}
        </p>
        {slow && onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
