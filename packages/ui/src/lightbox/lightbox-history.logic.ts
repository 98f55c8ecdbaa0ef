/** The member of `history.state` that marks an entry of ours, on top of the page's own. */
export const MARK = 'gloamLightbox';

/** The id of a thumbnail, and the hash without its sign. */
export function anchorOf(anchor: string, index: number): string {
  return `${anchor}-${String(index + 1)}`;
}

/** The picture that a hash names; `null` where it names none of ours. */
export function indexInHash(hash: string, anchor: string, total: number): number | null {
  const prefix = `#${anchor}-`;
  if (!hash.startsWith(prefix)) return null;
  const digits = hash.slice(prefix.length);
  const number = /^[1-9]\d*$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= total ? number - 1 : null;
}

export type HistoryStep = 'none' | 'push' | 'replace' | 'back' | 'clear';

/**
 * What brings the address to the picture that is shown. One entry in all: opening pushes it, steps replace it, closing
 * goes back. An entry that is not ours, as of a page loaded with its hash, stays and only loses the hash.
 */
export function historyStep(at: {
  /** The picture that is shown. */
  index: number | null;
  /** The picture that the address names. */
  address: number | null;
  /** Whether the entry is ours. */
  own: boolean;
}): HistoryStep {
  if (at.index === at.address) return 'none';
  if (at.index === null) return at.own ? 'back' : 'clear';
  return at.address === null ? 'push' : 'replace';
}
