export { NewsStrip, type NewsStripProps } from './news-strip.js';
