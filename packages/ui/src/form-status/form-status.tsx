'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { SubmissionStatus } from '../internal/submission.js';

export interface FormStatusLabels {
  /** Spoken, not shown, when sending begins: the button shows it. */
  sending: string;
  /** Said when the answer takes longer than ten seconds. */
  stillWorking: string;
  /** Name of the button that stops waiting. */
  cancel: string;
}

export interface FormStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Where the submission stands. */
  status: SubmissionStatus;
  /** Why sending failed, already worded; shown while `status` is `failed`. Default none. */
  failureMessage?: ReactNode;
  /** Stops waiting. Default none: no cancel button is offered. */
  onCancel?: () => void;
  /** Words of the line and the button. */
  labels: FormStatusLabels;
}

/**
 * What a form says about its submission: that it still works, or why it failed. The polite region is always there, so
 * that its text is spoken when it changes. State: `data-status`.
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
