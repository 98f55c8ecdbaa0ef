import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { lightboxZoomLabels } from '../labels/en.js';
import { LightboxZoom } from './lightbox-zoom.js';

const shared = {
  stageRef: { current: null },
  transform: { scale: 1, x: 0, y: 0 },
  onTransformChange: () => undefined,
  labels: lightboxZoomLabels,
};

export const lightboxZoomFixtures = defineFixtures(LightboxZoom, {
  basic: shared,
  magnified: { ...shared, transform: { scale: 2, x: 0, y: 0 } },
  most: { ...shared, transform: { scale: 4, x: 0, y: 0 } },
  longLabels: {
    ...shared,
    transform: { scale: 2.5, x: 0, y: 0 },
    labels: {
      ...de.lightboxZoomLabels,
      zoom: 'Vergrößerung der Aufnahme',
      zoomIn: 'Vergrößerung erhöhen',
      zoomOut: 'Vergrößerung verringern',
      reset: ({ percent }) => `${String(percent)} %, vollständige Aufnahme anzeigen`,
    },
  },
});
