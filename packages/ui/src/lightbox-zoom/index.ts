export { LightboxZoom, type LightboxZoomLabels, type LightboxZoomProps } from './lightbox-zoom.js';
