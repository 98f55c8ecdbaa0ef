'use client';

import { useControlled } from './use-controlled.js';

/** Props of every component that opens and closes. */
export interface OpenProps {
  /** Whether the component is open; makes it controlled. @default uncontrolled */
  open?: boolean;
  /** Whether the component is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the visitor opens or closes the component. @default none */
  onOpenChange?: (open: boolean) => void;
}

/** Returns the open state, controlled or not, and a function that requests another. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  return useControlled(open, defaultOpen, onOpenChange);
}
