import { defineFixtures } from '../fixtures/fixture-set.js';
import { submitButtonLabels } from '../labels/en.js';
import { SubmitButton } from './submit-button.js';

export const submitButtonFixtures = defineFixtures(SubmitButton, {
  basic: { labels: submitButtonLabels },
  sending: { labels: submitButtonLabels, sending: true },
  wide: { labels: { submit: 'Enter', sending: 'Opening…' }, wide: true },
  longLabels: {
    labels: { submit: 'Vollständige Bewerbung jetzt verbindlich absenden', sending: '送信しています…' },
  },
});
