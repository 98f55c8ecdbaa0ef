import { defineFixtures } from '../fixtures/fixture-set.js';
import { Checkbox } from './checkbox.js';

export const checkboxFixtures = defineFixtures(Checkbox, {
  basic: { label: 'Tell me when the game is out', name: 'news' },
  consent: {
    label: (
      <>
        I have read the <a href="#privacy">privacy policy</a>, and you may answer me by email.
      </>
    ),
    name: 'consent',
    required: true,
  },
  checked: {
    label: 'Tell me when the game is out',
    name: 'news',
    defaultChecked: true,
    optionalLabel: 'Optional',
    hint: 'Two messages a year, and none after you say so.',
  },
  invalid: {
    label: 'You may answer me by email',
    name: 'consent',
    required: true,
    errors: ['Without this we cannot answer.'],
  },
  longLabels: {
    label:
      'Ich habe die Datenschutzerklärung gelesen und stimme der Verarbeitung meiner Bewerbungsunterlagen einschließlich der Arbeitsprobenverzeichnisse zu.',
    name: 'consent',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Die Zustimmung kann jederzeit widerrufen werden.',
  },
});
