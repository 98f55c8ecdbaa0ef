/** Returns the nearest valid index as a whole number. */
export function clampIndex(index: number, count: number): number {
  if (!Number.isFinite(index)) return 0;
  return Math.min(Math.max(Math.trunc(index), 0), Math.max(count - 1, 0));
}

/** Returns the index after a key, wrapping around at the ends; `undefined` for keys that the carousel doesn't use. */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case backward:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
