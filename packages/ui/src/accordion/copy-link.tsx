'use client';

import { useState } from 'react';
import { Icon } from '../icon/icon.js';
import { addressOf } from './accordion.logic.js';

export interface AccordionCopyLabels {
  /** On the copy button. */
  copy: string;
  /** The copy button's full name; it must contain `copy`. */
  copyLink: (item: { title: string }) => string;
  /** Said and shown when the address is in the clipboard. */
  copied: string;
  /** Said and shown where there is no clipboard, and the address stands in the address bar instead. */
  inAddressBar: string;
}

/** The words of the copy buttons: all of them, or none for no buttons. */
export type AccordionLabels = AccordionCopyLabels | { [Word in keyof AccordionCopyLabels]?: undefined };

interface CopyLinkProps {
  /** Id of the item. */
  id: string;
  title: string;
  labels: AccordionCopyLabels;
}

type Outcome = 'copied' | 'inAddressBar';

/** Copies the absolute address of an item, and says so until the focus moves on. */
export function CopyLink({ id, title, labels }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const copy = async () => {
    // Emptied first, so that a second press is said again.
    setOutcome(null);
    setOutcome(await copyAddress(id));
  };

  return (
    <div className="gloam-accordion-copy">
      <button
        type="button"
        className="gloam-word gloam-accordion-copy-button"
        aria-label={labels.copyLink({ title })}
        onClick={() => void copy()}
        onBlur={() => {
          setOutcome(null);
        }}
      >
        <Icon name="link" size={16} />
        <span>{labels.copy}</span>
      </button>
      <div className="gloam-word" role="status">
        {outcome !== null && (
          <>
            <Icon name="check" size={16} />
            <div>{labels[outcome]}</div>
          </>
        )}
      </div>
    </div>
  );
}

async function copyAddress(id: string): Promise<Outcome> {
  const address = addressOf(id, window.location.href);
  try {
    // Absent without HTTPS, and it may refuse.
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    window.history.replaceState(window.history.state, '', address);
    return 'inAddressBar';
  }
}
