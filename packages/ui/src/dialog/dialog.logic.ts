import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';

export type DialogVariant = 'panel' | 'full';

/** The parts of the dialog that you can give a class name. */
export type DialogPart = 'close' | 'frame' | 'title' | 'description';

export interface DialogLabels {
  /** Text of the close button, for screen readers. */
  close: string;
}

/** The dialog's content and look: props of both the component in the first bundle and the lazy one. */
export interface DialogContent extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-modal'
> {
  /** The heading, which is also the accessible name of the dialog. */
  title: ReactNode;
  /** Whether the title is visually hidden, for screen readers only. @default false */
  titleHidden?: boolean;
  /** A sentence under the title, which screen readers announce when the dialog opens. @default none */
  description?: ReactNode;
  /** Texts of the dialog. */
  labels: DialogLabels;
  /** The content under the title. */
  children: ReactNode;
  /** The look: `panel` is a raised panel over the darkened page; `full` fills the screen. @default 'panel' */
  variant?: DialogVariant;
  /** The element that receives focus when the dialog closes. @default the element that had focus when it opened */
  returnFocusRef?: RefObject<HTMLElement | null>;
  /** Class names of the parts; `className` is that of the element with the role. @default none */
  classNames?: Partial<Record<DialogPart, string>>;
}

/** Whether a press began and ended on the backdrop, which closes the dialog; dragging out of a field does not. */
export function isPressOutside(
  frame: EventTarget,
  pressed: EventTarget | null,
  released: EventTarget | null,
) {
  return pressed === frame && released === frame;
}
