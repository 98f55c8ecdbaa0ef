export { Picture, type PictureProps } from './picture.js';
export type { PictureImage } from './picture.logic.js';
