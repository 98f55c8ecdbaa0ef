import { draftLabels, sampleDraft } from '../fixtures/drafts.js';
import { formLabels, formLabelsDe, formLabelsJa } from '../fixtures/form-words.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import { MessageForm } from './message-form.js';
import type { MessageFormLabels, MessageFormProps } from './message-form-props.js';

const labels: MessageFormLabels = {
  ...formLabels,
  submit: 'Send message',
  sentTitle: 'Fixed.',
  sentText: 'Your message is on its way.',
  firstName: 'Name',
  email: 'Email',
  message: 'Message',
};

const base: MessageFormProps = {
  id: 'message',
  status: 'editing',
  privacyNote: (
    <>
      We use your message only to answer it. <a href="/privacy-policy">Privacy policy</a>
    </>
  ),
  onSubmit: () => undefined,
  onCancel: () => undefined,
  labels,
};

export const messageFormFixtures = defineFixtures(MessageForm, {
  basic: base,
  invalid: {
    ...base,
    defaultValues: { firstName: 'Tomasz', email: 'tomasz@wilczek' },
    errors: {
      email: ['Valid email is required.'],
      message: ['Message is required.'],
    },
  },
  unknownPerson: { ...base, errors: { to: ['Nerea takes no messages here any more.'] } },
  sending: { ...base, status: 'sending' },
  failed: {
    ...base,
    status: 'failed',
    failureMessage: 'Error sending message. Please try again later.',
    defaultValues: { firstName: 'Tomasz', message: 'I walked your corridor twice.' },
  },
  sent: { ...base, status: 'sent', reference: 'tomasz@wilczek.example' },
  draft: {
    ...base,
    draft: sampleDraft({ firstName: 'Tomasz', message: 'I draw doors.' }),
    labels: { ...labels, draft: draftLabels },
  },
  longLabels: {
    ...base,
    lang: 'de',
    labels: {
      ...labels,
      ...formLabelsDe,
      email: 'Erreichbare E-Mail-Adresse für eine Antwort',
      message: 'Persönliche Nachricht an Maximiliane-Theodora',
    },
  },
  japanese: {
    ...base,
    lang: 'ja',
    labels: {
      ...labels,
      ...formLabelsJa,
      submit: '送信する',
      firstName: 'お名前',
      email: 'メールアドレス',
      message: 'メッセージ',
    },
  },
});
