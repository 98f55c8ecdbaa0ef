import { defineFixtures } from '../fixtures/fixture-set.js';
import {
  sampleImages,
  sampleImagesTwice,
  samplePlateLabels,
  sampleImagesLong,
  sampleLabels,
  sampleLabelsLong,
  sampleZoomLabels,
} from '../fixtures/sample-gallery.js';
import { LightboxZoom } from '../lightbox-zoom/index.js';
import { Gallery } from './gallery.js';

/** Without history: a fixture may not change the address of the page it is drawn on. */
const shared = {
  images: sampleImages,
  labels: { ...sampleLabels, selected: 'Selected' },
  history: false,
};

export const galleryFixtures = defineFixtures(Gallery, {
  basic: shared,
  zoom: { ...shared, zoom: (stage) => <LightboxZoom {...stage} labels={sampleZoomLabels} /> },
  twice: { ...shared, images: sampleImagesTwice, labels: { ...shared.labels, plates: samplePlateLabels } },
  allLarge: { ...shared, large: sampleImages.length },
  longLabels: {
    ...shared,
    images: sampleImagesLong,
    labels: { ...sampleLabelsLong, selected: 'Zuletzt ausgewählt' },
  },
});
