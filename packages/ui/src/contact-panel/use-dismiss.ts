'use client';

import { useEffect, type RefObject } from 'react';
import { isComposing } from '../internal/is-composing.js';
import { useLatest } from '../internal/use-latest.js';

interface Dismiss {
  active: boolean;
  /** What a click or the focus may not leave. */
  boundary: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onDismiss: () => void;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Puts a non-modal panel away: Escape, a click outside, focus that moves on. Focus never falls on nothing. */
export function useDismiss({ active, boundary, button, onDismiss }: Dismiss): void {
  const dismiss = useLatest((focusBack: boolean) => {
    onDismiss();
    if (focusBack) button.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (!active) return;
    const isOutside = (target: EventTarget | null): target is Element =>
      target instanceof Element && boundary.current?.contains(target) === false;
    // A click on plain text moves focus to whatever holds the panel, such as `main`: that is no place to go on from.
    const isPlaceToGo = (element: Element | null) => element !== null && !element.contains(boundary.current);
    // A dialog over the page is not elsewhere on it. The path holds what was pressed though it be gone by now.
    const isOverPage = (event: Event) =>
      event
        .composedPath()
        .some((part) => part instanceof Element && part.matches('[role="dialog"]') && isPlaceToGo(part));

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) dismiss.current(true);
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!isOutside(target) || isOverPage(event)) return;
      // Safari does not focus a button that is clicked: what was clicked counts as well.
      dismiss.current(!isPlaceToGo(document.activeElement) && !isPlaceToGo(target.closest(FOCUSABLE)));
    };
    const onFocusIn = (event: FocusEvent) => {
      const { target } = event;
      if (isOutside(target) && isPlaceToGo(target) && !isOverPage(event)) dismiss.current(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [active, boundary, button, dismiss]);
}
