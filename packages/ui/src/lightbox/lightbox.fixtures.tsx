import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { lightboxLabels } from '../labels/en.js';
import { sampleImages, sampleImagesLong } from '../fixtures/samples/gallery.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { LightboxSurface } from './lightbox-surface.js';

const stay = () => undefined;

const shared = {
  open: true,
  onOpenChange: stay,
  onIndexChange: stay,
  images: sampleImages,
  labels: lightboxLabels,
};

/** Of the part that is fetched, open, so that the rules of every component are checked on what people see. */
export const lightboxFixtures = defineFixtures(LightboxSurface, {
  basic: { ...shared, index: 0 },
  captions: {
    ...shared,
    index: 2,
    images: sampleImages.map((image, at) => ({ ...image, caption: `Roll 3, frame ${String(at + 1)}` })),
  },
  portrait: {
    ...shared,
    index: 0,
    images: [{ ...samplePictures.portrait, alt: 'A head against a lamp.' }, ...sampleImages],
  },
  single: { ...shared, index: 0, images: sampleImages.slice(0, 1) },
  endWithoutWrap: { ...shared, index: sampleImages.length - 1, wrap: false },
  longLabels: {
    ...shared,
    index: 1,
    images: sampleImagesLong,
    labels: { ...de.lightboxLabels, close: 'Vergrößerte Ansicht schließen' },
  },
});
