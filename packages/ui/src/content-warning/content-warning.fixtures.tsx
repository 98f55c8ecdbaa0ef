import { defineFixtures } from '../fixtures/fixture-set.js';
import { contentWarningAgeLabels, contentWarningLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { ContentWarning } from './content-warning.js';

export const contentWarningFixtures = defineFixtures(ContentWarning, {
  basic: { labels: contentWarningLabels },
  advisoryAge: {
    advisoryAge: 18,
    labels: contentWarningAgeLabels,
  },
  closed: { labels: contentWarningLabels, defaultOpen: false },
  longLabels: {
    lang: 'de',
    labels: {
      title: 'Warnung vor möglicherweise verstörenden Inhalten',
      text: 'Diese Website zeigt Bilder und behandelt Themen, die verstörend wirken können. Besucherinnen und Besucher müssen volljährig sein.',
      close: 'Warnung schließen',
    },
  },
  japanese: {
    lang: 'ja',
    labels: ja.contentWarningLabels,
  },
});
