import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { AuthorLine } from './author-line.js';

export const authorLineFixtures = defineFixtures(AuthorLine, {
  basic: { name: 'Nadia Berrada', text: '9 July 2026', portrait: samplePictures.portrait },
  nameOnly: { name: 'Nadia Berrada' },
  japanese: {
    name: '山田 花子',
    text: '広報・イベント運営担当、2026年9月30日',
    portrait: samplePictures.portrait,
    lang: 'ja',
  },
  longLabels: {
    name: 'Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
    text: 'Öffentlichkeitsarbeit und Veranstaltungsorganisation, 30. September 2026',
    portrait: samplePictures.portrait,
  },
});
