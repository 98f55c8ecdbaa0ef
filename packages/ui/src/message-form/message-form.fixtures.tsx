import { sampleDraft } from '../fixtures/samples/drafts.js';
import { samplePrivacyNote } from '../fixtures/samples/forms.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { draftNoticeLabels, messageFormLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { MessageForm } from './message-form.js';
import type { MessageFormProps } from './message-form-props.js';

const base: MessageFormProps = {
  id: 'message',
  status: 'editing',
  privacyNote: samplePrivacyNote,
  onSubmit: () => undefined,
  onCancel: () => undefined,
  labels: messageFormLabels,
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
    labels: { ...messageFormLabels, draft: draftNoticeLabels },
  },
  longLabels: {
    ...base,
    lang: 'de',
    labels: {
      ...de.messageFormLabels,
      email: 'Erreichbare E-Mail-Adresse für eine Antwort',
      message: 'Persönliche Nachricht an Maximiliane-Theodora',
    },
  },
  japanese: {
    ...base,
    lang: 'ja',
    labels: ja.messageFormLabels,
  },
});
