'use client';

import { useId, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import { Icon } from '../icon/index.js';
import { classNames } from '../internal/class-names.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';
import { ContactPaper } from './contact-paper.js';
import { useDismiss } from './use-dismiss.js';

/** One profile of the person on another site. */
export interface ContactPanelLink {
  /** The visible name, such as that of the platform. */
  label: string;
  href: string;
}

export interface ContactPanelLabels {
  /** On the button while the panel is closed. */
  contact: string;
  /** On the button while the panel is open. */
  close: string;
  /** The button's full name while the panel is closed; it must contain `contact`. */
  contactName: (person: { name: string }) => string;
  /** The button's full name while the panel is open; it must contain `close`. */
  closeName: (person: { name: string }) => string;
  /** Name of the panel. */
  panel: (person: { name: string }) => string;
  /** Stands where the e-mail address will be while it is on its way. */
  emailPending: string;
  /** Said after the name of every link of the panel. */
  newTab: string;
}

export interface ContactPanelProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whom one writes to; for the names of button and panel. */
  name: string;
  /** Words of the button and the panel. */
  labels: ContactPanelLabels;
  /** E-mail address; `null` while it is on its way. Default none. */
  email?: string | null;
  /** Opened in new tabs. Default none. Without links and without an address nothing is drawn. */
  links?: readonly ContactPanelLink[];
  /** What a click or the focus may not leave while the panel is open. Default: button and panel. */
  boundary?: RefObject<HTMLElement | null>;
}

/**
 * A button, and a panel of paper with ways to write to one person. Non-modal: the disclosure pattern of the APG. As a
 * click or the focus elsewhere closes it, no two are open at a time. State: `data-open`.
 */
export function ContactPanel({
  name,
  labels,
  email,
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
  useDismiss({
    active: isOpen,
    boundary: boundary ?? root,
    button,
    onDismiss: () => {
      setOpen(false);
    },
  });

  if (email === undefined && links.length === 0) return null;
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
        aria-label={isOpen ? labels.closeName({ name }) : labels.contactName({ name })}
        aria-expanded={isOpen}
        aria-controls={paperId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span>{isOpen ? labels.close : labels.contact}</span>
        <Icon name={isOpen ? 'close' : 'mail'} size={18} accent />
      </button>
      <ContactPaper id={paperId} hidden={!isOpen} name={name} email={email} links={links} labels={labels} />
    </div>
  );
}
