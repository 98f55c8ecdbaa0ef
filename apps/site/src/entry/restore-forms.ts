import { fieldsOf, isTouched, setValue, valueOf, type Field } from './form-values.ts';

const formsIn = (nodes: Iterable<Node>): HTMLFormElement[] =>
  [...nodes].flatMap((node) => {
    if (node instanceof HTMLFormElement) return [node];
    return node instanceof Element ? [...node.querySelectorAll('form')] : [];
  });

/**
 * Restores values and focus of forms that React removes and renders again, as it does after a hydration mismatch (caused by a
 * browser extension or a translator, for example) and when an error boundary recovers. Waits for the new form until the visitor
 * leaves the page.
 */
export function restoreReplacedForms(): void {
  /** Path of the page where the visitor typed last. */
  let path = location.pathname;
  let focused: EventTarget | null = document.activeElement;
  let gone: HTMLFormElement[] = [];

  const listen = (type: string, listener: (target: Element) => void) => {
    const onEvent = ({ target }: Event) => {
      if (target instanceof Element) listener(target);
    };
    document.addEventListener(type, onEvent, true);
  };
  listen('input', () => {
    path = location.pathname;
  });
  listen('focusin', (target) => {
    focused = target;
  });
  listen('focusout', (target) => {
    // An element that is removed from the page also loses focus, although the visitor didn't leave it.
    queueMicrotask(() => {
      if (target.isConnected && target !== document.activeElement && target === focused) focused = null;
    });
  });

  const restoreField = (from: Field, to: Field) => {
    if (isTouched(from) && valueOf(from) !== valueOf(to)) {
      if (from.type === 'file') (to as HTMLInputElement).files = (from as HTMLInputElement).files;
      else setValue(to, valueOf(from));
      for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (from !== focused || document.activeElement !== document.body) return;
    to.focus({ preventScroll: true });
    if ('setSelectionRange' in from && from.selectionStart !== null)
      (to as typeof from).setSelectionRange(
        from.selectionStart,
        from.selectionEnd,
        from.selectionDirection ?? undefined,
      );
  };

  /** Copies values to the new form. Returns whether `to` replaces `from`, which is when they share a changed or focused field. */
  const follows = (from: HTMLFormElement, to: HTMLFormElement): boolean => {
    const successors = fieldsOf(to);
    const pairs = [...fieldsOf(from)].flatMap(([key, field]) => {
      const successor = successors.get(key);
      return successor && (field === focused || isTouched(field)) ? [[field, successor] as const] : [];
    });
    for (const pair of pairs) restoreField(...pair);
    return pairs.length > 0;
  };

  new MutationObserver((records) => {
    const all = (kind: 'addedNodes' | 'removedNodes') => [
      ...new Set(records.flatMap((record) => formsIn(record[kind]))),
    ];
    gone.push(...all('removedNodes'));
    const added = all('addedNodes').filter(({ isConnected }) => isConnected);
    gone = gone.filter(
      (form) =>
        path === location.pathname &&
        !form.isConnected &&
        !added.some((successor) => follows(form, successor)) &&
        // A dialog that was closed opens empty and offers its draft.
        !form.closest('[role=dialog]'),
    );
  }).observe(document.body, { childList: true, subtree: true });
}
