import { sampleDraft } from '../fixtures/samples/drafts.js';
import { sampleAddresses, sampleErrors, sampleFailure } from '../fixtures/samples/forms.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { draftNoticeLabels, eventApplicationFormLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { EventApplicationForm } from './event-application-form.js';
import type {
  EventApplicationFormLabels,
  EventApplicationFormProps,
} from './event-application-form-props.js';

/** Words of the studio's own, over those of the pack. */
const labels: EventApplicationFormLabels = {
  ...eventApplicationFormLabels,
  codeHint: 'It is on the card you got at our stand, such as MD2025ABCD.',
  resume: 'Résumé',
  resumeHint: 'PDF, DOCX or ODT, up to 10 MB.',
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
    portfolio_links: sampleAddresses,
  },
};

export const eventApplicationFormFixtures = defineFixtures(EventApplicationForm, {
  basic: base,
  invalid: {
    ...filled,
    errors: {
      md_code: ['This code has already been used.'],
      'portfolio_links.1.link': sampleErrors.address,
      resume: sampleErrors.file,
    },
  },
  oneError: { ...filled, errors: { resume: sampleErrors.required } },
  sending: { ...filled, status: 'sending' },
  failed: {
    ...filled,
    status: 'failed',
    failureMessage: sampleFailure,
  },
  sent: { ...base, status: 'sent', reference: 'nerea@okafor.example' },
  closed: { ...base, status: 'closed' },
  draft: {
    ...base,
    draft: sampleDraft({ first_name: 'Nerea', portfolio_links: [{ link: 'https://nerea.example' }] }),
    labels: { ...labels, draft: draftNoticeLabels },
  },
  longLabels: {
    ...filled,
    lang: 'de',
    title: 'Bewerbung nach unserem Gespräch auf dem Festival',
    errors: { resume: ['Bitte wähle ein PDF-, DOCX- oder ODT-Dokument aus.'] },
    labels: {
      ...de.eventApplicationFormLabels,
      firstName: 'Vollständiger Vorname',
      surname: 'Vollständiger Familienname',
      email: 'E-Mail-Adresse für unsere Antwort',
      code: 'Einmaliger Zugangscode',
      codeHint: 'Er steht auf der Karte, die du an unserem Festivalstand bekommen hast.',
      resume: 'Lebenslauf einschließlich sämtlicher Arbeitszeugnisse',
      resumeFile: {
        choose: 'Wähle eine Datei aus oder ziehe sie in dieses Feld hinein',
        selected: ({ name }) => `Ausgewählte Datei: ${name}`,
        remove: ({ name }) => `${name} wieder entfernen`,
      },
    },
  },
  japanese: {
    ...filled,
    lang: 'ja',
    title: '会場でお会いした方へ',
    note: 'ブースでお話しした方のためのフォームです。',
    labels: ja.eventApplicationFormLabels,
  },
});
