import type { MouseEvent } from 'react';

/** Returns the number on the edge of a frame, such as "07". */
export function frameNumber(index: number): string {
  return String(index + 1).padStart(2, '0');
}

/** Size of a frame: `large` is half a row, `regular` a third, `wide` a whole row. */
export type FrameShape = 'large' | 'regular' | 'wide';

/** Returns the shape of a frame. The first `large` frames are large, and a last row of one or two frames is filled. */
export function frameShape(index: number, count: number, large: number): FrameShape {
  if (index < large) return 'large';
  const left = Math.max(count - large, 0) % 3;
  if (index < count - left) return 'regular';
  return left === 1 ? 'wide' : 'large';
}

/** The `sizes` attribute of frames. On a narrow page, regular frames form two columns and the others take a row. */
export const FRAME_SIZES: Record<FrameShape, string> = {
  large: '(min-width: 43.75rem) 46vw, 92vw',
  regular: '(min-width: 43.75rem) 31vw, 46vw',
  wide: '92vw',
};

/**
 * Returns whether a click follows the link in this tab, rather than opening a new tab or window or downloading the
 * file.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
  );
}
