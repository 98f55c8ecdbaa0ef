/** Properties of a click that decide whether it navigates in this tab. */
export interface ClickLike {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  target: EventTarget | null;
}

/**
 * Returns whether a click inside the sheet chose an item, so that the sheet can close. Opening a link in a new tab
 * doesn't count.
 */
export function isChoice({ button, altKey, ctrlKey, metaKey, shiftKey, target }: ClickLike): boolean {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  return target instanceof Element && target.closest('a[href], [data-choice]') !== null;
}
