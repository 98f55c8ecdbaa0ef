/** Key in `history.state` that marks the lightbox's own history entry. */
export const MARK = 'gloamLightbox';

/** Returns the id of a thumbnail, which is also the URL hash without `#`. */
export function anchorOf(anchor: string, index: number): string {
  return `${anchor}-${String(index + 1)}`;
}

/** Returns the index of the picture in a hash; `null` if the hash names none of the gallery's pictures. */
export function indexInHash(hash: string, anchor: string, total: number): number | null {
  const prefix = `#${anchor}-`;
  if (!hash.startsWith(prefix)) return null;
  const digits = hash.slice(prefix.length);
  const number = /^[1-9]\d*$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= total ? number - 1 : null;
}

export type HistoryStep = 'none' | 'push' | 'replace' | 'back' | 'clear';

/**
 * Returns the step that brings the URL to the picture shown. There is one entry in all: opening pushes it, stepping
 * replaces it, closing goes back. An entry of the page itself, such as one loaded with a hash, stays and only loses
 * the hash.
 */
export function historyStep(at: {
  /** Index of the picture shown. */
  index: number | null;
  /** Index of the picture in the URL. */
  address: number | null;
  /** Whether the lightbox pushed the current history entry. */
  own: boolean;
}): HistoryStep {
  if (at.index === at.address) return 'none';
  if (at.index === null) return at.own ? 'back' : 'clear';
  return at.address === null ? 'push' : 'replace';
}
