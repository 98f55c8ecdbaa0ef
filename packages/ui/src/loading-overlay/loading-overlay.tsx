import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../internal/class-names.js';

export interface LoadingOverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-hidden'> {
  /** Time for which the overlay covers the window before it fades, in milliseconds. */
  duration: number;
  /** Duration of the fade, in milliseconds. @default 200 */
  fade?: number;
}

/**
 * Covers the window for a moment, then fades. Uses CSS only: it doesn't wait for hydration, blocks no pointer events
 * and is not in the accessibility tree. The page beneath is painted from the start.
 */
export function LoadingOverlay({ duration, fade = 200, className, style, ...rest }: LoadingOverlayProps) {
  const times = {
    '--gloam-loading-overlay-duration': `${String(duration)}ms`,
    '--gloam-loading-overlay-fade': `${String(fade)}ms`,
    ...style,
  } as CSSProperties;
  return (
    <div
      {...rest}
      className={classNames('gloam-loading-overlay', className)}
      style={times}
      aria-hidden="true"
    />
  );
}
