import { draftLabels, sampleDraft } from '../fixtures/drafts.js';
import { formLabels, formLabelsDe, formLabelsJa } from '../fixtures/form-words.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import { GeneralApplicationForm } from './general-application-form.js';
import type {
  GeneralApplicationFormLabels,
  GeneralApplicationFormProps,
} from './general-application-form-props.js';

const labels: GeneralApplicationFormLabels = {
  ...formLabels,
  fullName: 'Name',
  surname: 'Surname',
  jobTitle: 'Job title',
  portfolio: 'Portfolio',
  portfolioPlaceholder: 'https://',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
};

const base: GeneralApplicationFormProps = {
  id: 'general',
  title: (
    <>
      None of these? <em>Write anyway.</em>
    </>
  ),
  note: 'Tell us what you do in the dark.',
  status: 'editing',
  onSubmit: () => undefined,
  onCancel: () => undefined,
  labels,
};

export const generalApplicationFormFixtures = defineFixtures(GeneralApplicationForm, {
  basic: base,
  invalid: {
    ...base,
    defaultValues: { full_name: 'Nerea', portfolio: 'ftp://nerea.example', email: 'nerea@okafor' },
    errors: {
      portfolio: ['The field must be a valid address.'],
      email: ['The field must be a valid email address.'],
      message: ['This field is required.'],
    },
  },
  sending: { ...base, status: 'sending' },
  failed: {
    ...base,
    status: 'failed',
    failureMessage: 'An unexpected error occurred. Please try again later.',
  },
  sent: { ...base, status: 'sent' },
  draft: {
    ...base,
    draft: sampleDraft({ full_name: 'Nerea', message: 'I carry lamps.' }),
    labels: { ...labels, draft: draftLabels },
  },
  longLabels: {
    ...base,
    lang: 'de',
    title: 'Keine passende Stellenausschreibung dabei?',
    labels: {
      ...labels,
      ...formLabelsDe,
      jobTitle: 'Derzeitige Berufsbezeichnung',
      portfolio: 'Internetadresse deiner Arbeitsproben',
      phone: 'Telefonnummer mit Landesvorwahl',
      message: 'Persönliche Nachricht an das gesamte Team',
    },
  },
  japanese: {
    ...base,
    lang: 'ja',
    title: '該当する職種がない方へ',
    note: '暗闇の中で何をしているか、教えてください。',
    labels: {
      ...labels,
      ...formLabelsJa,
      fullName: '名',
      surname: '姓',
      jobTitle: '専門分野',
      message: 'メッセージ',
    },
  },
});
