'use client';

import { useState } from 'react';
import { Icon } from '../icon/icon.js';

export interface AccordionCopyLabels {
  /** Text of the copy button. */
  copy: string;
  /** Accessible name of the copy button. It must contain `copy`. */
  copyLink: (item: { title: string }) => string;
  /** Shown and announced when the URL has been copied to the clipboard. */
  copied: string;
  /** Shown and announced when the clipboard is not available and the address bar shows the URL instead. */
  inAddressBar: string;
}

/** Texts of the copy buttons: all of them, or none for no copy buttons. */
export type AccordionLabels = AccordionCopyLabels | { [Word in keyof AccordionCopyLabels]?: undefined };

interface CopyLinkProps {
  /** The item's id. */
  id: string;
  title: string;
  labels: AccordionCopyLabels;
}

type Outcome = 'copied' | 'inAddressBar';

/** Copies the absolute URL of an item, and shows a confirmation until the button loses focus. */
export function CopyLink({ id, title, labels }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const copy = async () => {
    // Empty the live region first, so that screen readers announce a second press too.
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
  const address = new URL(`#${encodeURIComponent(id)}`, window.location.href).href;
  try {
    // The clipboard API is missing without HTTPS, and writing may be denied.
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    window.history.replaceState(window.history.state, '', address);
    return 'inAddressBar';
  }
}
