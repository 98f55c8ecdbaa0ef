import { defineFixtures } from '../fixtures/fixture-set.js';
import { FormStatus } from './form-status.js';

const labels = {
  sending: 'Sending…',
  stillWorking: 'This is taking longer than usual. Still working.',
  cancel: 'Stop waiting',
};

export const formStatusFixtures = defineFixtures(FormStatus, {
  basic: {
    status: 'failed',
    failureMessage: 'An unexpected error occurred. Please try again later.',
    labels,
  },
  sending: { status: 'sending', labels },
  slow: { status: 'slow', onCancel: () => undefined, labels },
  longLabels: {
    status: 'slow',
    onCancel: () => undefined,
    labels: {
      sending: 'Bewerbung wird gesendet …',
      stillWorking: 'Das dauert länger als gewöhnlich. Die Übertragung läuft noch.',
      cancel: '待つのをやめる',
    },
  },
});
