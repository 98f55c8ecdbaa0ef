import { defineFixtures } from '../fixtures/fixture-set.js';
import { Advisory } from './advisory.js';

export const advisoryFixtures = defineFixtures(Advisory, {
  basic: {
    lead: 'This position is unpaid.',
    children: 'Everyone here, leads included, volunteers. Please apply only if that works for you.',
  },
  leadOnly: { lead: 'Applications are closed.' },
  longLabels: {
    lead: 'Für diese Tätigkeit wird keine Aufwandsentschädigung gezahlt.',
    children:
      'Sämtliche Mitwirkenden einschließlich der Abteilungsleitungen arbeiten ehrenamtlich. この職種は無給です。',
  },
});
