import { defineFixtures } from '../fixtures/fixture-set.js';
import { textareaFieldLabels } from '../labels/en.js';
import { sampleErrors } from '../fixtures/samples/forms.js';
import { TextareaField } from './textarea-field.js';

export const textareaFieldFixtures = defineFixtures(TextareaField, {
  basic: { label: 'Motivation', name: 'motivation' },
  optional: { label: 'Availability', name: 'availability', optionalLabel: 'Optional' },
  invalid: { label: 'Motivation', name: 'motivation', errors: sampleErrors.required },
  counter: {
    label: 'Message',
    name: 'message',
    advisedLength: 40,
    labels: textareaFieldLabels,
    defaultValue: 'I light rooms.',
  },
  overAdvised: {
    label: 'Message',
    name: 'message',
    advisedLength: 20,
    labels: textareaFieldLabels,
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
