import { defineFixtures } from '../fixtures/fixture-set.js';
import { errorSummaryLabels } from '../labels/en.js';
import { ErrorSummary } from './error-summary.js';

export const errorSummaryFixtures = defineFixtures(ErrorSummary, {
  basic: {
    items: [
      { text: 'Email', fieldId: 'apply-email' },
      { text: 'Link 2', fieldId: 'apply-link-2' },
      { text: 'Motivation', fieldId: 'apply-motivation' },
    ],
    labels: errorSummaryLabels,
  },
  withoutField: { items: [{ text: 'This position has been filled.' }], labels: errorSummaryLabels },
  longLabels: {
    items: [
      { text: 'Beweggründe für die Bewerbung einschließlich Berufserfahrung', fieldId: 'apply-motivation' },
      { text: 'ソフトウェア', fieldId: 'apply-software' },
    ],
    labels: errorSummaryLabels,
  },
});
