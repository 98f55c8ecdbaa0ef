'use client';

import { Icon } from '../icon/icon.js';

/** A link to a profile of the person on another site. */
export interface ContactPanelLink {
  /** Text of the link, such as the platform's name. */
  label: string;
  href: string;
}

/** A button that opens a form to write to the person without leaving the page. */
export interface ContactPanelWrite {
  /** Text of the button, with the person's name. */
  label: string;
  /** Called when the visitor presses the button. Open the form, and return focus to the button when it closes. */
  onWrite: (button: HTMLButtonElement) => void;
}

export interface ContactPanelLabels {
  /** Text of the button. */
  contact: string;
  /** Accessible name of the button. It must contain `contact`. */
  contactName: (person: { name: string }) => string;
  /** Accessible name of the panel. */
  panel: (person: { name: string }) => string;
  /** Text in place of the e-mail address while it loads. */
  emailPending: string;
  /** Text of the close button, for screen readers. */
  close: string;
  /** Text after each link in the panel, for screen readers, such as "opens in a new tab". */
  newTab: string;
}

interface ContactPaperProps {
  id: string;
  name: string;
  email: string | null | undefined;
  write: ContactPanelWrite | undefined;
  links: readonly ContactPanelLink[];
  labels: ContactPanelLabels;
  onClose: () => void;
}

/** The panel, which looks like the back of a print: the e-mail address, the form's button and the profiles. */
export function ContactPaper({ id, name, email, write, links, labels, onClose }: ContactPaperProps) {
  return (
    <div id={id} className="gloam-contact-panel-paper" role="group" aria-label={labels.panel({ name })}>
      {email !== undefined && (
        <p className="gloam-contact-panel-email">
          {email === null ? (
            <i>{labels.emailPending}</i>
          ) : (
            <a className="gloam-contact-panel-email-link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </p>
      )}
      <button type="button" className="gloam-contact-panel-close" aria-label={labels.close} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
      {write && (
        <button
          type="button"
          className="gloam-contact-panel-link gloam-contact-panel-write"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            write.onWrite(currentTarget);
          }}
        >
          <span>{write.label}</span>
          <Icon name="mail" size={16} />
        </button>
      )}
      {links.length > 0 && (
        <ul className="gloam-contact-panel-links" role="list">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className="gloam-contact-panel-link" href={href} target="_blank" rel="noopener noreferrer">
                <span>
                  <span>{label}</span> <span className="gloam-visually-hidden">{labels.newTab}</span>
                </span>
                <Icon name="external" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
