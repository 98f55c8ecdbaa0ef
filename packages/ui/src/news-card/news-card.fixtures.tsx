import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { NewsCard } from './news-card.js';

const item = {
  id: 21,
  href: '/news/21',
  title: 'Three days at Mundos Digitales',
  date: '3 Jul',
  dateTime: '2026-07-03',
  image: samplePictures.forest,
  alt: 'A figure on a forest path, white light between the trunks.',
};

export const newsCardFixtures = defineFixtures(NewsCard, {
  basic: { item },
  withoutAlt: { item: { ...item, id: 7, alt: '' }, headingLevel: 2, priority: true },
  longLabels: {
    item: {
      ...item,
      title: 'Donaudampfschifffahrtsgesellschaft: Übernachtungsmöglichkeiten während der Veranstaltung',
      date: '3. Juli 2026',
    },
  },
  japanese: { item: { ...item, title: '音が先、光は後。水没した地下室を録音する', date: '7月3日' } },
});
