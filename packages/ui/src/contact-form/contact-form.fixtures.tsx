import { Checkbox } from '../checkbox/index.js';
import { sampleDraft } from '../fixtures/samples/drafts.js';
import { samplePrefixes, samplePrivacyNote } from '../fixtures/samples/forms.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { contactFormLabels, draftNoticeLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { ContactForm } from './contact-form.js';
import type { ContactFormLabels, ContactFormProps } from './contact-form-props.js';

const labels: ContactFormLabels = { ...contactFormLabels, messagePlaceholder: 'Max 500 char.' };

const base: ContactFormProps = {
  id: 'contact',
  title: 'Write to the studio.',
  note: 'Somebody reads everything.',
  status: 'editing',
  reasons: [
    { value: 'partner', label: 'A partnership' },
    { value: 'general', label: 'A general question' },
    { value: 'work', label: 'Working with us' },
    { value: 'other', label: 'Something else' },
  ],
  prefixes: samplePrefixes,
  defaultValues: { phonePrefix: '+34' },
  privacyNote: samplePrivacyNote,
  onSubmit: () => undefined,
  onCancel: () => undefined,
  labels,
};

export const contactFormFixtures = defineFixtures(ContactForm, {
  basic: base,
  invalid: {
    ...base,
    defaultValues: { firstName: 'Nerea', surname: 'Okafor', email: 'nerea@okafor', phonePrefix: '+34' },
    errors: {
      email: ['Valid email is required.'],
      reason: ['Reason is required.'],
      message: ['Message is required.'],
    },
  },
  oneError: { ...base, errors: { email: ['Valid email is required.'] } },
  overAdvised: {
    ...base,
    advisedLength: 40,
    defaultValues: {
      phonePrefix: '+34',
      message: 'I walked the corridor twice, and it was longer the second time.',
    },
  },
  short: {
    ...base,
    without: ['surname', 'phone'],
    reasons: [],
    labels: { ...labels, firstName: 'Name' },
    fields: [
      { name: 'message', label: labels.message },
      {
        name: 'consent',
        label: 'You may answer me by email',
        render: ({ defaultValue: _, ...field }) => <Checkbox {...field} />,
      },
    ],
  },
  sending: { ...base, status: 'sending' },
  slow: { ...base, status: 'slow' },
  failed: {
    ...base,
    status: 'failed',
    failureMessage: 'Error sending message. Please try again later.',
    defaultValues: { firstName: 'Nerea', phonePrefix: '+34', reason: 'general' },
  },
  sent: { ...base, status: 'sent', sentMessage: 'Thank you. We have received your message.' },
  draft: {
    ...base,
    draft: sampleDraft({
      firstName: 'Nerea',
      phonePrefix: '+81',
      phone: '3 0000 0000',
      reason: 'work',
      message: 'I draw doors.',
    }),
    labels: { ...labels, draft: draftNoticeLabels },
  },
  longLabels: {
    ...base,
    title: 'Nimm Kontakt mit uns auf.',
    labels: {
      ...de.contactFormLabels,
      submit: 'Vollständige Nachricht jetzt verbindlich absenden',
      firstName: 'Vollständiger Vorname',
      surname: 'Vollständiger Familienname',
      email: 'Erreichbare E-Mail-Adresse für unsere Antwort',
      phone: 'Telefonnummer mit Landesvorwahl',
      reason: 'Weshalb möchtest du uns schreiben?',
      message: 'Persönliche Nachricht an das gesamte Entwicklungsstudio',
    },
  },
  japanese: {
    ...base,
    title: 'お問い合わせ',
    note: 'すべてのメッセージに目を通しています。',
    labels: { ...ja.contactFormLabels, messagePlaceholder: '500文字以内' },
  },
});
