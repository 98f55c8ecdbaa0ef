import type { PictureStem } from '@gloam/ui';

export interface LampProps {
  /** The light of the lamp alone. */
  plate: PictureStem;
  /** The same, cut for upright screens. */
  upright?: PictureStem;
  /** What its light waits for: the first scroll, after which the depth of the page is its strength, or that its place comes near the screen. Default neither. */
  waits?: 'scroll' | 'near';
  /** Of the style sheet: where it lies, and how bright it is. */
  className: string;
  /** How bright it is, from 0 to 1. Default: the style sheet says it. */
  strength?: number;
}
