import { defineFixtures } from '../fixtures/fixture-set.js';
import { LoadingOverlay } from './loading-overlay.js';

export const loadingOverlayFixtures = defineFixtures(LoadingOverlay, {
  basic: { duration: 100 },
  long: { duration: 1000, fade: 600 },
});
