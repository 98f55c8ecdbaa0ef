'use client';

import { useControlled } from './use-controlled.js';

/** What everything that opens has in common. */
export interface OpenProps {
  /** Open or not, when the parent decides. Default: the component remembers. */
  open?: boolean;
  /** Open at first, when the component remembers. Default `false`. */
  defaultOpen?: boolean;
  /** Called with the state that was asked for. Default none. */
  onOpenChange?: (open: boolean) => void;
}

/** The state of something that opens, controlled or not, and what asks for another. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  return useControlled(open, defaultOpen, onOpenChange);
}
