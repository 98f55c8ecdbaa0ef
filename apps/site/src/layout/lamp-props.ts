import type { PictureStem } from '@gloam/ui';

export interface LampProps {
  /** Picture of the lamp's light alone. */
  plate: PictureStem;
  /** The same picture, cropped for portrait screens. */
  upright?: PictureStem;
  /** Loads the picture on the first scroll, or when it comes near the viewport. Default: when the page is idle. */
  waits?: 'scroll' | 'near';
  /** Class that sets the mask and brightness. */
  className: string;
  /** Brightness from 0 to 1. Default: set by the class. */
  strength?: number;
}
