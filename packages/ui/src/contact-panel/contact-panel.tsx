'use client';

import { useId, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';
import {
  ContactPaper,
  type ContactPanelLabels,
  type ContactPanelLink,
  type ContactPanelWrite,
} from './contact-paper.js';
import { useDismiss } from './use-dismiss.js';

export interface ContactPanelProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The person's name, for the names of button and panel. */
  name: string;
  /** Texts of the button and the panel. */
  labels: ContactPanelLabels;
  /** The e-mail address; `null` while it loads. @default none */
  email?: string | null;
  /** The button of a form. The panel stays open while a dialog covers it. @default none */
  write?: ContactPanelWrite;
  /** The profiles, opened in new tabs. Without `links`, `email` and `write`, nothing is rendered. @default none */
  links?: readonly ContactPanelLink[];
  /** The element outside which a click or focus closes the panel. @default the root, with button and panel */
  boundary?: RefObject<HTMLElement | null>;
}

/**
 * A button that opens a panel with ways to contact one person. Non-modal, after the disclosure pattern of the APG. A
 * click or focus elsewhere closes it, so only one is open at a time. State: `data-open`.
 */
export function ContactPanel({
  name,
  labels,
  email,
  write,
  links = [],
  boundary,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ref: givenRef,
  ...rest
}: ContactPanelProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ref = useMergedRef(root, givenRef);
  const paperId = useId();
  const close = () => {
    setOpen(false);
  };
  useDismiss({ active: isOpen, boundary: boundary ?? root, button, onDismiss: close });

  if (email === undefined && !write && links.length === 0) return null;
  return (
    <div
      {...rest}
      ref={ref}
      className={classNames('gloam-contact-panel', className)}
      data-open={isOpen || undefined}
    >
      <button
        ref={button}
        type="button"
        className="gloam-word gloam-contact-panel-button"
        aria-label={labels.contactName({ name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? paperId : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span>{labels.contact}</span>
        <Icon name="mail" size={18} accent />
      </button>
      {isOpen && (
        <ContactPaper
          id={paperId}
          name={name}
          email={email}
          write={write}
          links={links}
          labels={labels}
          onClose={() => {
            close();
            button.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

export type { ContactPanelLabels, ContactPanelLink, ContactPanelWrite } from './contact-paper.js';
