export { Gallery, type GalleryLabels, type GalleryPart, type GalleryProps } from './gallery.js';
