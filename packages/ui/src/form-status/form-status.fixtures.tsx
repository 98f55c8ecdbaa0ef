import { defineFixtures } from '../fixtures/fixture-set.js';
import { formStatusLabels } from '../labels/en.js';
import { sampleFailure } from '../fixtures/samples/forms.js';
import { FormStatus } from './form-status.js';

export const formStatusFixtures = defineFixtures(FormStatus, {
  basic: {
    status: 'failed',
    failureMessage: sampleFailure,
    labels: formStatusLabels,
  },
  sending: { status: 'sending', labels: formStatusLabels },
  slow: { status: 'slow', onCancel: () => undefined, labels: formStatusLabels },
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
