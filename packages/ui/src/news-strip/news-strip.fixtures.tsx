import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { NewsStrip } from './news-strip.js';

const items = [
  {
    id: 21,
    href: '/news/21',
    title: 'Three days at Mundos Digitales',
    date: '3 Jul',
    dateTime: '2026-07-03',
    image: samplePictures.forest,
    alt: 'A figure on a forest path, white light between the trunks.',
  },
  {
    id: 22,
    href: '/news/22',
    title: 'How a corridor gets its dark',
    date: '18 Jun',
    dateTime: '2026-06-18',
    image: samplePictures.stairs,
    alt: 'A stairwell seen from above, one bulb between its flights.',
  },
  {
    id: 23,
    href: '/news/23',
    title: 'Sound before sight: recording the flood',
    date: '2 Jun',
    dateTime: '2026-06-02',
    image: samplePictures.basement,
    alt: 'A flooded basement under one bulb.',
  },
];

export const newsStripFixtures = defineFixtures(NewsStrip, {
  basic: { items },
  two: { items: items.slice(0, 2), lead: false, bleed: false, headingLevel: 2 },
  one: { items: items.slice(0, 1) },
  many: { items: [...items, ...items.map((item) => ({ ...item, id: item.id - 10 }))] },
  japanese: {
    items: items.map((item) => ({
      ...item,
      title: '音が先、光は後。水没した地下室の録音と、そこで見つかった一本のフィルム',
      date: '2026年9月30日',
    })),
  },
  longLabels: {
    items: items.map((item) => ({
      ...item,
      title: 'Übernachtungsmöglichkeiten während der Entwicklerveranstaltungswoche',
      date: '30. September 2026',
    })),
  },
});
