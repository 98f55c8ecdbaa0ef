import { defineFixtures } from '../fixtures/fixture-set.js';
import { fileFieldLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { sampleErrors } from '../fixtures/samples/forms.js';
import { FileField } from './file-field.js';

export const fileFieldFixtures = defineFixtures(FileField, {
  basic: { label: 'Résumé', name: 'resume', accept: '.pdf,.docx,.odt', labels: fileFieldLabels },
  withHint: {
    label: 'Résumé',
    name: 'resume',
    hint: 'PDF, DOCX or ODT, up to 10 MB.',
    labels: fileFieldLabels,
  },
  optional: { label: 'Résumé', name: 'resume', optionalLabel: 'Optional', labels: fileFieldLabels },
  invalid: { label: 'Résumé', name: 'resume', errors: sampleErrors.file, labels: fileFieldLabels },
  longLabels: {
    label: 'Lebenslauf einschließlich sämtlicher Arbeitszeugnisse',
    name: 'resume',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Als PDF-, DOCX- oder ODT-Dokument mit höchstens zehn Megabyte.',
    errors: ['Die ausgewählte Datei überschreitet die zulässige Höchstgröße.'],
    labels: {
      choose: 'Wähle eine Datei aus oder ziehe sie in dieses Feld hinein',
      selected: ({ name }) => `Ausgewählte Datei: ${name}`,
      remove: ({ name }) => `${name} wieder entfernen`,
    },
  },
  japanese: {
    label: '履歴書',
    name: 'resume',
    labels: ja.fileFieldLabels,
  },
});
