import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Dismiss {
  active: boolean;
  card: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onDismiss: () => void;
}

/** Puts a non-modal panel away: Escape, a click outside of the card, focus that moves on. Focus never falls on nothing. */
export function useDismiss({ active, card, button, onDismiss }: Dismiss): void {
  const dismiss = useEffectEvent((focusBack: boolean) => {
    onDismiss();
    if (focusBack) button.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (!active) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && card.current?.contains(target) === false;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss(true);
    };
    // A click on plain text moves focus to whatever holds the card, such as `main`: that is no place to go on from.
    const holdsCard = (element: Node | null) => element?.contains(card.current) ?? true;
    const onClick = ({ target }: MouseEvent) => {
      if (isOutside(target)) dismiss(holdsCard(document.activeElement));
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isOutside(target) && !holdsCard(target as Node)) dismiss(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [active, button, card]);
}
