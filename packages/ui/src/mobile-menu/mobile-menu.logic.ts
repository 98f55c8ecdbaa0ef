/** What of a click decides whether it leaves the page in this tab. */
export interface ClickLike {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  target: EventTarget | null;
}

/** Whether a click below `root` chose something, so that the sheet has done its work. Opening in a new tab has not. */
export function isChoice({ button, altKey, ctrlKey, metaKey, shiftKey, target }: ClickLike): boolean {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  return target instanceof Element && target.closest('a[href], [data-choice]') !== null;
}
