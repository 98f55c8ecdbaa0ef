import { defineFixtures } from '../fixtures/fixture-set.js';
import { sampleErrors } from '../fixtures/samples/forms.js';
import { SelectField } from './select-field.js';

const options = [
  { value: 'website', label: 'Website' },
  { value: 'friend', label: 'A friend' },
  { value: 'linkedin', label: 'LinkedIn', disabled: true },
  { value: 'other', label: 'Other' },
];

export const selectFieldFixtures = defineFixtures(SelectField, {
  basic: { label: 'How did you find us?', name: 'source', options, placeholder: 'Choose one' },
  preselected: {
    label: 'Language',
    name: 'language',
    defaultValue: 'es',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es' },
    ],
  },
  invalid: {
    label: 'How did you find us?',
    name: 'source',
    options,
    placeholder: 'Choose one',
    errors: sampleErrors.required,
  },
  longLabels: {
    label: 'Wie bist du auf unsere Stellenausschreibungen aufmerksam geworden?',
    name: 'source',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Eine ungefähre Angabe genügt.',
    options: [
      { value: 'friend', label: 'Empfehlung durch Freundinnen, Freunde oder Arbeitskolleginnen' },
      { value: 'other', label: '友人や知人からの紹介' },
    ],
  },
});
