'use client';

import { useEffect, type RefObject } from 'react';
import { isComposing } from '../internal/is-composing.js';
import { useLatest } from '../internal/use-latest.js';

interface Dismiss {
  active: boolean;
  /** The element outside which a click or focus dismisses the panel. */
  boundary: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onDismiss: () => void;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Dismisses a non-modal panel on Escape, a click outside, or focus outside, without ever losing focus to the body. */
export function useDismiss({ active, boundary, button, onDismiss }: Dismiss): void {
  const dismiss = useLatest((focusBack: boolean) => {
    onDismiss();
    if (focusBack) button.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (!active) return;
    const isOutside = (target: EventTarget | null): target is Element =>
      target instanceof Element && boundary.current?.contains(target) === false;
    // A click on plain text moves focus to an ancestor of the panel, such as `main` or the body: focus is lost there.
    const isPlaceToGo = (element: Element | null) => element !== null && !element.contains(boundary.current);
    // A dialog over the page does not count as outside. The composed path still contains elements removed since.
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
      // Safari does not focus a clicked button, so the click's target counts too.
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
