'use client';

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Opens and closes a native dialog. On closing the browser gives focus back to what had it; `target`, if it finds an
 * element, is given it instead, and is scrolled to only where it is out of sight.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  target: () => HTMLElement | null,
) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      dialog.showModal();
      return;
    }
    dialog.close();
    const element = target();
    if (!element) return;
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'nearest' });
  });
}
