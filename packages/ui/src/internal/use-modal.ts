'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isComposing } from './is-composing.js';
import { useLatest } from './use-latest.js';

interface ModalOptions {
  open: boolean;
  /** Called when the visitor or the browser opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /**
   * Returns the element to focus on closing; it is scrolled into view only if it is off screen. Defaults to the
   * element that had focus before.
   */
  returnTo?: () => HTMLElement | null;
}

/**
 * Makes a full-screen `<dialog popover="auto">` a modal dialog (APG): in the top layer, `aria-modal` while open, with
 * focus trapped inside and the rest hidden from screen readers. Doesn't use `showModal()`: making the page inert and
 * back recalculates the styles of all its elements, which takes a slow phone 50 ms each time.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { open, onOpenChange, returnTo }: ModalOptions,
) {
  const latest = useLatest(onOpenChange);
  /** The open state that was last applied to the DOM. */
  const done = useRef(false);
  const before = useRef<Element | null>(null);
  const showOthers = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === done.current) return;
    done.current = open;
    if (open) {
      before.current = document.activeElement;
      show(dialog);
      showOthers.current = hideOthers(dialog);
    } else {
      hide(dialog);
      showOthers.current?.();
      restoreFocus(returnTo?.() ?? before.current);
    }
  });

  useLayoutEffect(
    () => () => {
      if (done.current) showOthers.current?.();
      done.current = false;
    },
    [],
  );

  useEffect(() => {
    // Adopts the state if the browser opened the popover before hydration.
    if (!open && !done.current && ref.current && isShown(ref.current)) onOpenChange(true);
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      // Always prevented, because the browser would close the popover itself.
      if (event.key === 'Escape') event.preventDefault();
      if (isComposing(event)) return;
      if (event.key === 'Tab') wrapFocus(dialog, event);
      else if (event.key === 'Escape') latest.current(false);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      // `done` is already false while closing: this listener is still attached when focus is returned to the trigger.
      if (done.current && target instanceof Node && !dialog.contains(target))
        focusableElements(dialog)[0]?.focus();
    };
    const onToggle = () => {
      // The `toggle` event is asynchronous and may arrive after the next opening.
      if (done.current && !isShown(dialog)) latest.current(false);
    };
    // Listens on the window: pressing the backdrop may leave focus on `<body>`, whose key events don't reach the
    // dialog.
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    dialog.addEventListener('toggle', onToggle);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      dialog.removeEventListener('toggle', onToggle);
    };
  }, [ref, open, latest]);
}

const supportsPopover = () => 'popover' in HTMLElement.prototype;

const isShown = (dialog: HTMLDialogElement) =>
  dialog.open || (supportsPopover() && dialog.matches(':popover-open'));

function show(dialog: HTMLDialogElement) {
  if (!isShown(dialog)) {
    if (supportsPopover()) dialog.showPopover();
    else dialog.open = true;
  }
  // Some browsers don't move focus into a popover.
  if (!dialog.contains(document.activeElement)) focusableElements(dialog)[0]?.focus();
}

function hide(dialog: HTMLDialogElement) {
  if (dialog.open) dialog.open = false;
  else if (isShown(dialog)) dialog.hidePopover();
}

function restoreFocus(target: Element | null) {
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  reveal(target);
}

/** Scrolls an element into view if it is off screen. */
export function reveal(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'nearest' });
}

/** Hides everything but the dialog and its ancestors from screen readers. Returns a function that reverts this. */
function hideOthers(dialog: HTMLElement) {
  const hidden: Element[] = [];
  for (let at: Element = dialog; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || other.hasAttribute('aria-hidden')) continue;
      other.setAttribute('aria-hidden', 'true');
      hidden.push(other);
    }
  }
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}

const focusableElements = (dialog: HTMLElement) => [
  ...dialog.querySelectorAll<HTMLElement>('button, a[href]'),
];

/** Wraps focus between the last and the first control: otherwise Tab would move to the page or to the browser's UI. */
function wrapFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const controls = focusableElements(dialog);
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  const focused = document.activeElement;
  if (focused !== last && focused !== dialog && dialog.contains(focused)) return;
  event.preventDefault();
  first?.focus();
}
