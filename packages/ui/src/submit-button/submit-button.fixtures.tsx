import { defineFixtures } from '../fixtures/fixture-set.js';
import { SubmitButton } from './submit-button.js';

const labels = { submit: 'Send application', sending: 'Sending…' };

export const submitButtonFixtures = defineFixtures(SubmitButton, {
  basic: { labels },
  sending: { labels, sending: true },
  wide: { labels: { submit: 'Enter', sending: 'Opening…' }, wide: true },
  longLabels: {
    labels: { submit: 'Vollständige Bewerbung jetzt verbindlich absenden', sending: '送信しています…' },
  },
});
