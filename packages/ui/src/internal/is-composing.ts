/** Returns whether a key event belongs to an input method's composition and has to be ignored. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari fires the `keydown` that ends a composition after `compositionend`, with key code 229.
  // oxlint-disable-next-line typescript/no-deprecated
  return event.isComposing || event.keyCode === 229;
}
