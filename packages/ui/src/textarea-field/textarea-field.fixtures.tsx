import { defineFixtures } from '../fixtures/fixture-set.js';
import { TextareaField, type TextareaFieldLabels } from './textarea-field.js';

const labels: TextareaFieldLabels = {
  count: ({ count, advised }) => `${String(count)} of ${String(advised)}`,
  overAdvised: ({ over, advised }) =>
    `${String(over)} over. We read best what stays below ${String(advised)} characters.`,
};

export const textareaFieldFixtures = defineFixtures(TextareaField, {
  basic: { label: 'Motivation', name: 'motivation' },
  optional: { label: 'Availability', name: 'availability', optionalLabel: 'Optional' },
  invalid: { label: 'Motivation', name: 'motivation', errors: ['This field is required.'] },
  counter: {
    label: 'Message',
    name: 'message',
    advisedLength: 40,
    labels,
    defaultValue: 'I light rooms.',
  },
  overAdvised: {
    label: 'Message',
    name: 'message',
    advisedLength: 20,
    labels,
    defaultValue: 'I light every room with one motivated source.',
  },
  longLabels: {
    label: 'Beweggründe für die Bewerbung einschließlich bisheriger Berufserfahrung',
    name: 'motivation',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Beschreibe in eigenen Worten, weshalb dich ausgerechnet diese Position interessiert.',
    errors: ['Bitte beschreibe deine Beweggründe, bevor du die Bewerbung absendest.'],
  },
  japanese: { label: '志望動機', name: 'motivation', errors: ['この項目は必須です。'] },
});
