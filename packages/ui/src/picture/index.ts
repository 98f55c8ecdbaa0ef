export { Picture, type PictureProps, type RenderedImage, type RenderImage } from './picture.js';
export { fromStem, type PictureImage, type PictureSource, type PictureStem } from './picture.logic.js';
