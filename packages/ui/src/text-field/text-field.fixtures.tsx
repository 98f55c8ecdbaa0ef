import { defineFixtures } from '../fixtures/fixture-set.js';
import { sampleErrors } from '../fixtures/samples/forms.js';
import { TextField } from './text-field.js';

export const textFieldFixtures = defineFixtures(TextField, {
  basic: { label: 'Name', name: 'full_name', autoComplete: 'given-name' },
  optional: { label: 'Phone', name: 'phone', type: 'tel', optionalLabel: 'Optional' },
  withHint: {
    label: 'Portfolio',
    name: 'portfolio',
    type: 'url',
    hint: 'One address is enough.',
    placeholder: 'https://',
  },
  invalid: {
    label: 'Email',
    name: 'email',
    type: 'email',
    defaultValue: 'nerea@okafor',
    errors: sampleErrors.email,
  },
  longLabels: {
    label: 'Telefonnummer einschließlich Landesvorwahl für Rückfragen zur Bewerbung',
    name: 'phone',
    optionalLabel: 'Freiwillige Angabe',
    errors: ['Bitte überprüfe die eingegebene Telefonnummer einschließlich der Landesvorwahl.'],
  },
});
