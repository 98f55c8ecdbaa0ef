/** The number on the edge of a frame, such as "07". */
export function frameNumber(index: number): string {
  return String(index + 1).padStart(2, '0');
}

/** How a frame stands: two to a row, three to a row, or alone in the last one. */
export type FrameShape = 'large' | 'regular' | 'wide';

/** The shape of a frame: the first ones are large, and what would be left over after rows of three fills the last row. */
export function frameShape(index: number, count: number, large: number): FrameShape {
  if (index < large) return 'large';
  const left = Math.max(count - large, 0) % 3;
  if (index < count - left) return 'regular';
  return left === 1 ? 'wide' : 'large';
}

const SIZES: Record<FrameShape, string> = {
  large: '(min-width: 43.75rem) 46vw, 92vw',
  regular: '(min-width: 43.75rem) 31vw, 46vw',
  wide: '92vw',
};

/** How wide a frame is drawn, as the `sizes` attribute; on a narrow page regular ones stand two to a row, the others alone. */
export const frameSizes = (shape: FrameShape): string => SIZES[shape];

/** How a picture fills its frame: an upright one stands in it whole, of the others the frame cuts what does not fit. */
export const frameFit = ({ width, height }: { width: number; height: number }): 'contain' | 'cover' =>
  height > width ? 'contain' : 'cover';

interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
}

/** Whether a click asks for what a link does here, not for a new tab, a window or a download. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
  );
}
