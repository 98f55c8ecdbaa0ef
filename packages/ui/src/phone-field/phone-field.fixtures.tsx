import { defineFixtures } from '../fixtures/fixture-set.js';
import { phoneFieldLabels } from '../labels/en.js';
import { samplePrefixes } from '../fixtures/samples/forms.js';
import { PhoneField } from './phone-field.js';

export const phoneFieldFixtures = defineFixtures(PhoneField, {
  basic: {
    label: 'Phone',
    name: 'phone',
    prefixes: samplePrefixes,
    defaultPrefix: '+34',
    labels: phoneFieldLabels,
  },
  optional: {
    label: 'Phone',
    name: 'phone',
    optionalLabel: 'Optional',
    prefixes: samplePrefixes,
    labels: phoneFieldLabels,
  },
  withHint: {
    label: 'Phone',
    name: 'phone',
    hint: 'Only if you would rather be called.',
    prefixes: samplePrefixes,
    defaultPrefix: '+34',
    labels: phoneFieldLabels,
  },
  invalid: {
    label: 'Phone',
    name: 'phone',
    prefixes: samplePrefixes,
    defaultPrefix: '+34',
    defaultValue: '600 000 000 or, after eight, the number of the neighbour',
    errors: ['This text is too long.'],
    labels: phoneFieldLabels,
  },
  longLabels: {
    label: 'Telefonnummer einschließlich Landesvorwahl für Rückfragen',
    name: 'phone',
    optionalLabel: 'Freiwillige Angabe',
    prefixes: [
      { value: '+1', label: '+1 Vereinigte Staaten von Amerika, Kanada' },
      { value: '+82', label: '+82 대한민국' },
    ],
    labels: { prefix: 'Internationale Landesvorwahl' },
  },
});
