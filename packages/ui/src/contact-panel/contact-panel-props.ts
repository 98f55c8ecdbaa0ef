import type { ComponentPropsWithRef, RefObject } from 'react';
import type { OpenProps } from '../internal/use-open.js';

/** One profile of the person on another site. */
export interface ContactPanelLink {
  /** The visible name, such as that of the platform. */
  label: string;
  href: string;
}

/** The way to a form with which one writes from the page itself. */
export interface ContactPanelWrite {
  /** On its button, with the name of the person. */
  label: string;
  /** Opens the form, such as one in a `Dialog`, and is given the button, for the focus to come back to. */
  onWrite: (button: HTMLButtonElement) => void;
}

export interface ContactPanelLabels {
  /** On the button. */
  contact: string;
  /** The button's full name; it must contain `contact`. */
  contactName: (person: { name: string }) => string;
  /** Name of the panel. */
  panel: (person: { name: string }) => string;
  /** Stands where the e-mail address will be while it is on its way. */
  emailPending: string;
  /** Name of the button in the panel that closes it. */
  close: string;
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
  /** Offers a form in the panel. The panel stays while a dialog lies over it. Default none. */
  write?: ContactPanelWrite;
  /** Opened in new tabs. Default none. Without links, address and form nothing is drawn. */
  links?: readonly ContactPanelLink[];
  /** What a click or the focus may not leave while the panel is open. Default: button and panel. */
  boundary?: RefObject<HTMLElement | null>;
}
