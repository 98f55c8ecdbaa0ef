import { defineFixtures } from '../fixtures/fixture-set.js';
import { RadioGroup } from './radio-group.js';

const options = [
  { value: 'email', label: 'By email' },
  { value: 'phone', label: 'By telephone' },
  { value: 'none', label: 'Not at all' },
];

export const radioGroupFixtures = defineFixtures(RadioGroup, {
  basic: { label: 'How may we answer?', name: 'answer', options },
  withHints: {
    label: 'How may we answer?',
    name: 'answer',
    hint: 'We answer within two weeks.',
    optionalLabel: 'Optional',
    defaultValue: 'email',
    options: [
      { value: 'email', label: 'By email', hint: 'To the address above.' },
      { value: 'phone', label: 'By telephone', hint: 'From Monday to Friday.' },
      { value: 'post', label: 'By post', disabled: true },
    ],
  },
  invalid: {
    label: 'How may we answer?',
    name: 'answer',
    required: true,
    errors: ['Choose one of these.'],
    options,
  },
  longLabels: {
    label: 'Auf welchem Weg dürfen wir die Bewerbung beantworten?',
    name: 'answer',
    optionalLabel: 'Freiwillige Angabe',
    errors: ['Bitte wähle eine der angebotenen Kommunikationsmöglichkeiten.'],
    options: [
      {
        value: 'email',
        label: 'Ausschließlich über die angegebene E-Mail-Adresse für Bewerbungsangelegenheiten',
      },
      { value: 'phone', label: 'Telefonisch', hint: 'Während der üblichen Geschäftszeiten in Mitteleuropa.' },
    ],
  },
});
