import { defineFixtures } from '../fixtures/fixture-set.js';
import { sampleZoomLabels } from '../fixtures/sample-gallery.js';
import { LightboxZoom } from './lightbox-zoom.js';

const shared = {
  stageRef: { current: null },
  transform: { scale: 1, x: 0, y: 0 },
  onTransformChange: () => undefined,
  labels: sampleZoomLabels,
};

export const lightboxZoomFixtures = defineFixtures(LightboxZoom, {
  basic: shared,
  magnified: { ...shared, transform: { scale: 2, x: 0, y: 0 } },
  most: { ...shared, transform: { scale: 4, x: 0, y: 0 } },
  longLabels: {
    ...shared,
    transform: { scale: 2.5, x: 0, y: 0 },
    labels: {
      zoom: 'Vergrößerung der Aufnahme',
      zoomIn: 'Vergrößerung erhöhen',
      zoomOut: 'Vergrößerung verringern',
      level: ({ percent }) => `${String(percent)} %`,
      reset: ({ percent }) => `${String(percent)} %, vollständige Aufnahme anzeigen`,
      announcement: ({ percent }) => `Vergrößerung ${String(percent)} %`,
    },
  },
});
