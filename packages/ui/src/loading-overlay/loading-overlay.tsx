import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../internal/class-names.js';

export interface LoadingOverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-hidden'> {
  /** Milliseconds for which it covers the window before it fades. */
  duration: number;
  /** Milliseconds of the fade. Default 200. */
  fade?: number;
}

/**
 * Covers the window for a moment and goes by itself, by CSS alone: it waits for no script, takes no pointer
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
