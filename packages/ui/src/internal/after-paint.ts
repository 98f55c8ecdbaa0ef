/** Calls `act` once the next frame is painted, so that what is waited for comes first. Returns what calls it off. */
export function afterPaint(act: (() => void) | undefined): () => void {
  requestAnimationFrame(() => setTimeout(() => act?.()));
  return () => {
    act = undefined;
  };
}
