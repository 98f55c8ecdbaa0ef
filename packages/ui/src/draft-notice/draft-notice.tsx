'use client';

import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/button.js';
import { classNames } from '../internal/class-names.js';

export interface DraftNoticeLabels {
  /** Text that offers the draft, with the date and time at which it was saved. */
  offer: (values: { savedAt: Date }) => string;
  /** Text of the button that restores the draft. */
  restore: string;
  /** Text of the button that discards the draft. */
  discard: string;
  /** Announced when the draft has been restored. */
  restored: string;
  /** Announced when the draft has been discarded. */
  discarded: string;
}

export interface DraftNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The time at which the offered draft was saved. @default none: no draft is offered */
  savedAt?: Date;
  /** The visitor's choice for the last draft. @default none yet */
  outcome?: 'restored' | 'discarded';
  /** Called when the visitor restores the draft. Fill the form, and move focus to it. */
  onRestore: () => void;
  /** Called when the visitor discards the draft. Delete it. */
  onDiscard: () => void;
  /** Texts of the notice. */
  labels: DraftNoticeLabels;
}

/**
 * Offers unsent text from an earlier visit, and confirms the visitor's choice. The live region is always rendered, so
 * that screen readers announce changes of its text. State: `data-offer` while a draft is offered, `data-outcome`.
 */
export function DraftNotice({
  savedAt,
  outcome,
  onRestore,
  onDiscard,
  labels,
  className,
  ...rest
}: DraftNoticeProps) {
  return (
    <div
      {...rest}
      className={classNames('gloam-draft-notice', className)}
      data-offer={savedAt ? '' : undefined}
      data-outcome={outcome}
    >
      <p role="status">
        {outcome && <span>{`${labels[outcome]} `}</span>}
        {savedAt && <span>{labels.offer({ savedAt })}</span>}
      </p>
      {savedAt && (
        <div className="gloam-draft-notice-choice">
          <Button variant="outline" onClick={onRestore}>
            {labels.restore}
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            {labels.discard}
          </Button>
        </div>
      )}
    </div>
  );
}

export type { FormDraft } from './use-draft.js';
