export { Gallery, type GalleryLabels, type GalleryProps } from './gallery.js';
