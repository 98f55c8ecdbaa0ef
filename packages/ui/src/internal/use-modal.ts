'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isComposing } from './is-composing.js';
import { useLatest } from './use-latest.js';

interface ModalOptions {
  open: boolean;
  /** Called with the state that the visitor or the browser asked for. */
  onOpenChange: (open: boolean) => void;
  /** What gets the focus on closing, and is scrolled to only where it is out of sight. Default: what had it. */
  returnTo?: () => HTMLElement | null;
}

/**
 * Makes a `<dialog popover="auto">` that covers the screen a modal dialog (APG): in the top layer, `aria-modal` while it is
 * open, with the focus kept inside and the rest hidden from screen readers. Not by `showModal()`: a page that becomes inert, and
 * later is not, gets the styles of all its elements anew, for which a slow phone takes 50 ms each time.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { open, onOpenChange, returnTo }: ModalOptions,
) {
  const latest = useLatest(onOpenChange);
  /** The state that the page was brought to. */
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
      giveBack(returnTo?.() ?? before.current);
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
    // The browser can open it before any script runs; then the state follows.
    if (!open && !done.current && ref.current && isShown(ref.current)) onOpenChange(true);
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      // Prevented in any case: the browser would close a popover itself.
      if (event.key === 'Escape') event.preventDefault();
      if (isComposing(event)) return;
      if (event.key === 'Tab') turnAround(dialog, event);
      else if (event.key === 'Escape') latest.current(false);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      // What is being closed holds nothing any more: this still listens while the focus is given back.
      if (done.current && target instanceof Node && !dialog.contains(target)) controlsOf(dialog)[0]?.focus();
    };
    const onToggle = () => {
      // The browser tells of a closing only later, perhaps after the next opening.
      if (done.current && !isShown(dialog)) latest.current(false);
    };
    // On the window: a press on the dark may leave focus on nothing, from where no key would reach the dialog.
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

const knowsPopovers = () => 'popover' in HTMLElement.prototype;

const isShown = (dialog: HTMLDialogElement) =>
  dialog.open || (knowsPopovers() && dialog.matches(':popover-open'));

function show(dialog: HTMLDialogElement) {
  if (!isShown(dialog)) {
    if (knowsPopovers()) dialog.showPopover();
    else dialog.open = true;
  }
  // Not every browser gives the focus to a popover.
  if (!dialog.contains(document.activeElement)) controlsOf(dialog)[0]?.focus();
}

function hide(dialog: HTMLDialogElement) {
  if (dialog.open) dialog.open = false;
  else if (isShown(dialog)) dialog.hidePopover();
}

function giveBack(target: Element | null) {
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  reveal(target);
}

/** Scrolls to an element only where it is out of sight. */
export function reveal(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'nearest' });
}

/** Hides from screen readers what neither holds the dialog nor is in it; call what comes back to show it again. */
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

const controlsOf = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>('button, a[href]')];

/** From the last control to the first, and back: else Tab would leave for the page, or for the browser's own controls. */
function turnAround(dialog: HTMLElement, event: KeyboardEvent) {
  const controls = controlsOf(dialog);
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  const focused = document.activeElement;
  if (focused !== last && focused !== dialog && dialog.contains(focused)) return;
  event.preventDefault();
  first?.focus();
}
