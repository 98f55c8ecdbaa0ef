import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { galleryLabels, lightboxZoomLabels, plateLabels } from '../labels/en.js';
import { sampleImages, sampleImagesTwice, sampleImagesLong } from '../fixtures/samples/gallery.js';
import { LightboxZoom } from '../lightbox-zoom/lightbox-zoom.js';
import { Gallery } from './gallery.js';

/** Without history: a fixture may not change the address of the page it is drawn on. */
const shared = {
  images: sampleImages,
  labels: galleryLabels,
  history: false,
};

export const galleryFixtures = defineFixtures(Gallery, {
  basic: shared,
  zoom: { ...shared, zoom: (stage) => <LightboxZoom {...stage} labels={lightboxZoomLabels} /> },
  twice: { ...shared, images: sampleImagesTwice, labels: { ...shared.labels, plates: plateLabels } },
  allLarge: { ...shared, large: sampleImages.length },
  longLabels: {
    ...shared,
    images: sampleImagesLong,
    labels: { ...de.galleryLabels, close: 'Vergrößerte Ansicht schließen', selected: 'Zuletzt ausgewählt' },
  },
});
