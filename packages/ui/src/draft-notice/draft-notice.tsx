'use client';

import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/button.js';
import { classNames } from '../internal/class-names.js';

export interface DraftNoticeLabels {
  /** Offers the draft, with the date and time at which it was kept. */
  offer: (values: { savedAt: Date }) => string;
  /** The button that fills the form with it. */
  restore: string;
  /** The button that removes it. */
  discard: string;
  /** Said when the form has been filled. */
  restored: string;
  /** Said when the draft has been removed. */
  discarded: string;
}

export interface DraftNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** When the draft on offer was kept. Default none: nothing is offered. */
  savedAt?: Date;
  /** What has become of the draft before. Default nothing yet. */
  outcome?: 'restored' | 'discarded';
  /** Fills the form; it also moves the focus there. */
  onRestore: () => void;
  /** Removes the draft for good. */
  onDiscard: () => void;
  /** Words of the notice. */
  labels: DraftNoticeLabels;
}

/**
 * Offers unsent text from an earlier visit, and says what has become of it. The polite region is always there, so that
 * its text is spoken when it changes. State: `data-offer` while a draft is offered, `data-outcome`.
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
