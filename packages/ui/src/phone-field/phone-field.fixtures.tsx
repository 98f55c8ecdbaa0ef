import { defineFixtures } from '../fixtures/fixture-set.js';
import { PhoneField } from './phone-field.js';

const prefixes = [
  { value: '+1', label: '+1 United States, Canada' },
  { value: '+34', label: '+34 Spain' },
  { value: '+351', label: '+351 Portugal' },
  { value: '+81', label: '+81 Japan' },
];

const labels = { prefix: 'Country code' };

export const phoneFieldFixtures = defineFixtures(PhoneField, {
  basic: { label: 'Phone', name: 'phone', prefixes, defaultPrefix: '+34', labels },
  optional: { label: 'Phone', name: 'phone', optionalLabel: 'Optional', prefixes, labels },
  withHint: {
    label: 'Phone',
    name: 'phone',
    hint: 'Only if you would rather be called.',
    prefixes,
    defaultPrefix: '+34',
    labels,
  },
  invalid: {
    label: 'Phone',
    name: 'phone',
    prefixes,
    defaultPrefix: '+34',
    defaultValue: '600 000 000 or, after eight, the number of the neighbour',
    errors: ['This text is too long.'],
    labels,
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
