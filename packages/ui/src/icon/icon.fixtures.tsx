import { defineFixtures } from '../fixtures/fixture-set.js';
import { Icon } from './icon.js';

export const iconFixtures = defineFixtures(Icon, {
  basic: { name: 'arrow-right' },
  filled: { name: 'play', size: 24 },
});
