import { defineFixtures } from '../fixtures/fixture-set.js';
import { ErrorSummary } from './error-summary.js';

const labels = {
  errorSummary: ({ count }: { count: number }) => `${String(count)} fields need attention`,
};

export const errorSummaryFixtures = defineFixtures(ErrorSummary, {
  basic: {
    items: [
      { text: 'Email', fieldId: 'apply-email' },
      { text: 'Link 2', fieldId: 'apply-link-2' },
      { text: 'Motivation', fieldId: 'apply-motivation' },
    ],
    labels,
  },
  withoutField: { items: [{ text: 'This position has been filled.' }], labels },
  longLabels: {
    items: [
      { text: 'Beweggründe für die Bewerbung einschließlich Berufserfahrung', fieldId: 'apply-motivation' },
      { text: 'ソフトウェア', fieldId: 'apply-software' },
    ],
    labels,
  },
});
