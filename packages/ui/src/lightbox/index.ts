export { Lightbox, type LightboxProps } from './lightbox.js';
export type {
  LightboxImage,
  LightboxIndexProps,
  LightboxLabels,
  LightboxPart,
  LightboxStage,
  LightboxTransform,
} from './lightbox.logic.js';
