/** Calls `act` after the next frame is painted. Returns a function that cancels the call. */
export function afterPaint(act: (() => void) | undefined): () => void {
  requestAnimationFrame(() => setTimeout(() => act?.()));
  return () => {
    act = undefined;
  };
}
