import { defineFixtures } from '../internal/fixtures.js';
import { ContentWarning } from './content-warning.js';

const labels = {
  title: 'Content warning',
  text: 'This site shows images and themes that may disturb. Visitors must be 18 or over.',
  close: 'Close the warning',
};

export const contentWarningFixtures = defineFixtures(ContentWarning, {
  basic: { labels },
  closed: { labels, defaultOpen: false },
  longLabels: {
    labels: {
      title: 'Warnung vor möglicherweise verstörenden Inhalten',
      text: 'Diese Website zeigt Bilder und behandelt Themen, die verstörend wirken können. 18歳以上の方を対象としています。',
      close: 'Warnung schließen',
    },
  },
});
