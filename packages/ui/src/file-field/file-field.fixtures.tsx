import { defineFixtures } from '../fixtures/fixture-set.js';
import { FileField, type FileFieldLabels } from './file-field.js';

const kib = (size: number) => String(Math.ceil(size / 1024));

const labels: FileFieldLabels = {
  choose: 'Choose a file, or drop it here',
  selected: ({ name, size }) => `${name}, ${kib(size)} KiB`,
  remove: ({ name }) => `Remove ${name}`,
};

export const fileFieldFixtures = defineFixtures(FileField, {
  basic: { label: 'Résumé', name: 'resume', accept: '.pdf,.docx,.odt', labels },
  withHint: { label: 'Résumé', name: 'resume', hint: 'PDF, DOCX or ODT, up to 10 MiB.', labels },
  optional: { label: 'Résumé', name: 'resume', optionalLabel: 'Optional', labels },
  invalid: { label: 'Résumé', name: 'resume', errors: ['Choose a PDF, DOCX or ODT file.'], labels },
  longLabels: {
    label: 'Lebenslauf einschließlich sämtlicher Arbeitszeugnisse',
    name: 'resume',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Als PDF-, DOCX- oder ODT-Dokument mit höchstens zehn Mebibyte.',
    errors: ['Die ausgewählte Datei überschreitet die zulässige Höchstgröße.'],
    labels: {
      choose: 'Wähle eine Datei aus oder ziehe sie in dieses Feld hinein',
      selected: ({ name, size }) => `${name} (${kib(size)} Kibibyte)`,
      remove: ({ name }) => `${name} wieder entfernen`,
    },
  },
  japanese: {
    label: '履歴書',
    name: 'resume',
    labels: {
      choose: 'ファイルを選択するか、ここにドロップしてください',
      selected: ({ name, size }) => `${name}（${kib(size)} KiB）`,
      remove: ({ name }) => `${name} を取り消す`,
    },
  },
});
