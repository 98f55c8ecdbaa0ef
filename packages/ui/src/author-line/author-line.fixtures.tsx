import { defineFixtures } from '../internal/fixtures.js';
import { samplePictures } from '../internal/sample-pictures.js';
import { AuthorLine } from './author-line.js';

export const authorLineFixtures = defineFixtures(AuthorLine, {
  basic: { name: 'Nadia Berrada', text: '9 July 2026', portrait: samplePictures.portrait },
  nameOnly: { name: 'Nadia Berrada' },
  longLabels: {
    name: 'Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
    text: 'Öffentlichkeitsarbeit und Veranstaltungsorganisation, 30. September 2026',
    portrait: samplePictures.portrait,
  },
});
