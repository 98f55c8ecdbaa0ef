/** Whether a key belongs to an input method that composes, and so to nobody else. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari fires the key that ends a composition only after it has ended, with this code.
  // oxlint-disable-next-line typescript/no-deprecated
  return event.isComposing || event.keyCode === 229;
}
