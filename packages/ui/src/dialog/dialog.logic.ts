import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';

export type DialogVariant = 'panel' | 'full';

/** Parts of the dialog that take a class of yours. */
export type DialogPart = 'close' | 'frame' | 'title' | 'description';

export interface DialogLabels {
  /** Name of the button that closes it. */
  close: string;
}

/** What the dialog shows; shared by the light part and the part that is fetched. */
export interface DialogContent extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-modal'
> {
  /** Its heading and its name. */
  title: ReactNode;
  /** The title is only heard. Default `false`. */
  titleHidden?: boolean;
  /** One sentence under the title, read when it opens. Default none. */
  description?: ReactNode;
  /** Words of the dialog. */
  labels: DialogLabels;
  /** What it shows under its title. */
  children: ReactNode;
  /** `panel` is a raised panel over the darkened page; `full` is the film base, edge to edge. Default `panel`. */
  variant?: DialogVariant;
  /** What takes focus when it closes. Default: what had it when it opened. */
  returnFocusRef?: RefObject<HTMLElement | null>;
  /** Classes of the parts; `className` is that of the element with the role. Default none. */
  classNames?: Partial<Record<DialogPart, string>>;
}

/** A press closes the panel when it began and ended on the dark around it; dragging out of a field does not count. */
export function isPressOutside(
  frame: EventTarget,
  pressed: EventTarget | null,
  released: EventTarget | null,
) {
  return pressed === frame && released === frame;
}
