'use client';

import { lazyPart } from '../internal/lazy-part.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';
import type { DialogContent } from './dialog.radix.js';

export interface DialogProps extends OpenProps, DialogContent {}

const surface = lazyPart(() => import('./dialog.radix.js').then((module) => module.DialogSurface));

/**
 * A modal dialog. Renders nothing until it is opened; its code loads then, or on `Dialog.preload()`.
 * `className`, `ref` and other attributes go to the element with the role. State: `data-variant`, `data-state`.
 */
export function Dialog({ open, defaultOpen, onOpenChange, ...content }: DialogProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  return <surface.Part {...content} open={isOpen} onOpenChange={setOpen} />;
}

/** Loads the code of the dialog. Call it when a user is about to open one. */
Dialog.preload = surface.preload;

export type { DialogLabels, DialogPart, DialogVariant } from './dialog.radix.js';
