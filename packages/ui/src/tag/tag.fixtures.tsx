import { defineFixtures } from '../fixtures/fixture-set.js';
import { Tag, TagList } from './tag.js';

export const tagFixtures = defineFixtures(Tag, {
  basic: { children: '3D' },
  longLabels: { children: 'Technische Gestaltung' },
});

export const tagListFixtures = defineFixtures(TagList, {
  basic: { tags: ['3D', 'Remote'] },
  longLabels: {
    tags: ['Oberflächenmodellierung', 'Ortsunabhängig', 'Ehrenamtliche Mitarbeit', 'リモート'],
  },
});
