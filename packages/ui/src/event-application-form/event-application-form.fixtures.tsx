import { draftLabels, sampleDraft } from '../fixtures/drafts.js';
import { formLabels, formLabelsDe, formLabelsJa } from '../fixtures/form-words.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import { EventApplicationForm } from './event-application-form.js';
import type {
  EventApplicationFormLabels,
  EventApplicationFormProps,
} from './event-application-form-props.js';

const kib = (size: number) => String(Math.ceil(size / 1024));

const labels: EventApplicationFormLabels = {
  ...formLabels,
  firstName: 'First name',
  surname: 'Surname',
  email: 'Email',
  code: 'Code',
  codeHint: 'It is on the card you got at our stand, such as MD2025ABCD.',
  links: {
    legend: 'Portfolio',
    row: ({ index }) => `Link ${String(index)}`,
    link: 'URL',
    linkPlaceholder: 'https://',
    add: 'Add a link',
    remove: ({ index }) => `Remove link ${String(index)}`,
  },
  linkField: ({ index }) => `Link ${String(index)}`,
  resume: 'Résumé',
  resumeHint: 'PDF, DOCX or ODT, up to 10 MiB.',
  resumeFile: {
    choose: 'Choose a file, or drop it here',
    selected: ({ name, size }) => `${name}, ${kib(size)} KiB`,
    remove: ({ name }) => `Remove ${name}`,
  },
  closedTitle: 'The form has closed.',
  closedText: 'It took applications while the festival lasted.',
};

const base: EventApplicationFormProps = {
  id: 'festival',
  title: (
    <>
      We have met. <em>Now show us.</em>
    </>
  ),
  note: 'For people who spoke with us at the stand.',
  status: 'editing',
  accept: '.pdf,.docx,.odt',
  onSubmit: () => undefined,
  onCancel: () => undefined,
  labels,
};

const filled: EventApplicationFormProps = {
  ...base,
  defaultValues: {
    first_name: 'Nerea',
    surname: 'Okafor',
    email: 'nerea@okafor.example',
    md_code: 'MD2025ABCD',
    portfolio_links: [{ link: 'https://nerea.example' }, { link: 'nerea' }],
  },
};

export const eventApplicationFormFixtures = defineFixtures(EventApplicationForm, {
  basic: base,
  invalid: {
    ...filled,
    errors: {
      md_code: ['This code has already been used.'],
      'portfolio_links.1.link': ['This is not a web address.'],
      resume: ['Choose a PDF, DOCX or ODT file.'],
    },
  },
  oneError: { ...filled, errors: { resume: ['This field is required.'] } },
  sending: { ...filled, status: 'sending' },
  failed: {
    ...filled,
    status: 'failed',
    failureMessage: 'An unexpected error occurred. Please try again later.',
  },
  sent: { ...base, status: 'sent', reference: 'nerea@okafor.example' },
  closed: { ...base, status: 'closed' },
  draft: {
    ...base,
    draft: sampleDraft({ first_name: 'Nerea', portfolio_links: [{ link: 'https://nerea.example' }] }),
    labels: { ...labels, draft: draftLabels },
  },
  longLabels: {
    ...filled,
    lang: 'de',
    title: 'Bewerbung nach unserem Gespräch auf dem Festival',
    errors: { resume: ['Bitte wähle ein PDF-, DOCX- oder ODT-Dokument aus.'] },
    labels: {
      ...labels,
      ...formLabelsDe,
      firstName: 'Vollständiger Vorname',
      surname: 'Vollständiger Familienname',
      email: 'E-Mail-Adresse für unsere Antwort',
      code: 'Einmaliger Zugangscode',
      codeHint: 'Er steht auf der Karte, die du an unserem Festivalstand bekommen hast.',
      resume: 'Lebenslauf einschließlich sämtlicher Arbeitszeugnisse',
      resumeFile: {
        choose: 'Wähle eine Datei aus oder ziehe sie in dieses Feld hinein',
        selected: ({ name, size }) => `${name} (${kib(size)} Kibibyte)`,
        remove: ({ name }) => `${name} wieder entfernen`,
      },
    },
  },
  japanese: {
    ...filled,
    lang: 'ja',
    title: '会場でお会いした方へ',
    note: 'ブースでお話しした方のためのフォームです。',
    labels: {
      ...labels,
      ...formLabelsJa,
      firstName: '名',
      surname: '姓',
      email: 'メールアドレス',
      code: 'コード',
      resume: '履歴書',
    },
  },
});
