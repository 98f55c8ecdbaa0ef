import { defineFixtures } from '../fixtures/fixture-set.js';
import { ContentWarning } from './content-warning.js';

const labels = {
  title: 'Content warning',
  text: 'This site shows images and themes that may disturb. Visitors must be 18 or over.',
  close: 'Close the warning',
};

export const contentWarningFixtures = defineFixtures(ContentWarning, {
  basic: { labels },
  advisoryAge: {
    advisoryAge: 18,
    labels: {
      ...labels,
      text: ({ advisoryAge }) =>
        `This site shows images and themes that may disturb. Visitors must be ${String(advisoryAge)} or over.`,
    },
  },
  closed: { labels, defaultOpen: false },
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
    labels: {
      title: '内容についてのご注意',
      text: '本サイトには、不快に感じられる可能性のある画像やテーマが含まれます。18歳以上の方を対象としています。',
      close: '注意を閉じる',
    },
  },
});
