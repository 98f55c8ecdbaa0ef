import type { PictureStem } from '@gloam/ui';

export interface LampProps {
  /** Picture of the lamp's light alone. */
  plate: PictureStem;
  /** The same picture, cropped for portrait screens. */
  upright?: PictureStem;
  /**
   * Event that loads the picture: the first scroll, or coming near the viewport. With `scroll`, the class ties the brightness to the scroll
   * position. Default: none, it loads when the browser is idle.
   */
  waits?: 'scroll' | 'near';
  /** Media query under which the lamp doesn't move, so reduced motion doesn't hide it. Default: none. */
  still?: string;
  /** Class that sets the mask and brightness. */
  className: string;
  /** Brightness from 0 to 1. Default: set by the class. */
  strength?: number;
}
