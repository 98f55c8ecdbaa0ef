import { fieldsOf, isTouched, setValue, valueOf, type Field } from './typed.ts';

const formsIn = (nodes: Iterable<Node>): HTMLFormElement[] =>
  [...nodes].flatMap((node) => {
    if (node instanceof HTMLFormElement) return [node];
    return node instanceof Element ? [...node.querySelectorAll('form')] : [];
  });

/**
 * Fills in again what a form held that was taken out of the page and drawn anew, with its focus. React draws anew where it
 * finds other elements than the server sent, such as those of an extension or of a translator, and where a part of the page
 * has failed. A form that is not drawn at once is waited for as long as the visitor stays on the page.
 */
export function keepOverRedraws(): void {
  /** The page in which somebody typed last. */
  let path = location.pathname;
  let focused: EventTarget | null = document.activeElement;
  let gone: HTMLFormElement[] = [];

  const listen = (type: string, listener: (target: Element) => void) => {
    const heard = ({ target }: Event) => {
      if (target instanceof Element) listener(target);
    };
    document.addEventListener(type, heard, true);
  };
  listen('input', () => {
    path = location.pathname;
  });
  listen('focusin', (target) => {
    focused = target;
  });
  listen('focusout', (target) => {
    // One that is taken out of the page loses the focus too, though nobody has left it.
    queueMicrotask(() => {
      if (target.isConnected && target !== document.activeElement && target === focused) focused = null;
    });
  });

  const putBack = (from: Field, to: Field) => {
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

  /** Says whether `to` is `from` drawn anew: it has a field that somebody has touched there. */
  const follows = (from: HTMLFormElement, to: HTMLFormElement): boolean => {
    const successors = fieldsOf(to);
    const pairs = [...fieldsOf(from)].flatMap(([key, field]) => {
      const successor = successors.get(key);
      return successor && (field === focused || isTouched(field)) ? [[field, successor] as const] : [];
    });
    for (const pair of pairs) putBack(...pair);
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
        // One that was closed opens empty, with its draft on offer.
        !form.closest('[role=dialog]'),
    );
  }).observe(document.body, { childList: true, subtree: true });
}
