import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { platePairLabels } from '../labels/en.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { PlatePair } from './plate-pair.js';

const shared = {
  first: { ...samplePictures.doorway, alt: 'A dark room; an empty chair seen from its side.' },
  second: { ...samplePictures.doorwayNow, alt: 'A dark room; an empty chair seen from its front.' },
  spots: [{ x: 0.58, y: 0.5, width: 0.1, height: 0.34 }],
  labels: platePairLabels,
  number: '04',
  hint: 'Not found',
};

export const platePairFixtures = defineFixtures(PlatePair, {
  basic: shared,
  found: { ...shared, found: true },
  bare: { ...shared, number: undefined, hint: undefined },
  longLabels: {
    ...shared,
    first: {
      ...shared.first,
      alt: 'Ein dunkler Raum, in dem ein leerer Stuhl vor einer halb geöffneten Tür steht.',
    },
    hint: 'Bisher noch nicht gefunden',
    labels: { ...de.platePairLabels, missed: 'An dieser Stelle nicht' },
  },
});
