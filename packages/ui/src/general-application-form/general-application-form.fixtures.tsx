import { sampleDraft } from '../fixtures/samples/drafts.js';
import { sampleErrors, sampleFailure } from '../fixtures/samples/forms.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { draftNoticeLabels, generalApplicationFormLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { GeneralApplicationForm } from './general-application-form.js';
import type { GeneralApplicationFormProps } from './general-application-form-props.js';

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
  labels: generalApplicationFormLabels,
};

export const generalApplicationFormFixtures = defineFixtures(GeneralApplicationForm, {
  basic: base,
  invalid: {
    ...base,
    defaultValues: { full_name: 'Nerea', portfolio: 'ftp://nerea.example', email: 'nerea@okafor' },
    errors: {
      portfolio: ['The field must be a valid address.'],
      email: sampleErrors.email,
      message: sampleErrors.required,
    },
  },
  sending: { ...base, status: 'sending' },
  failed: {
    ...base,
    status: 'failed',
    failureMessage: sampleFailure,
  },
  sent: { ...base, status: 'sent' },
  draft: {
    ...base,
    draft: sampleDraft({ full_name: 'Nerea', message: 'I carry lamps.' }),
    labels: { ...generalApplicationFormLabels, draft: draftNoticeLabels },
  },
  longLabels: {
    ...base,
    lang: 'de',
    title: 'Keine passende Stellenausschreibung dabei?',
    labels: {
      ...de.generalApplicationFormLabels,
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
    labels: ja.generalApplicationFormLabels,
  },
});
