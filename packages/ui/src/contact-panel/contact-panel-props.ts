import type { ComponentPropsWithRef, RefObject } from 'react';
import type { OpenProps } from '../internal/use-open.js';

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
