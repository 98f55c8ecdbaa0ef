import type { eventApplicationFields, RESUME_FIELD } from '../event-application.ts';
import type { FormTexts } from './form-texts.ts';

export const eventApplicationTexts = {
  mail: {
    kind: /*i18n*/ { id: 'kind.eventApplication', message: 'Festival application' },
    subject: /*i18n*/ {
      id: 'mail.confirmation.event.subject',
      message: 'Fatal has received your festival application',
    },
    received: /*i18n*/ {
      id: 'mail.confirmation.event.received',
      message: 'Thank you. Your application with the festival code reached us on {time}.',
    },
  },
  policy: {
    beginning: 'With a festival code:',
    fields: {
      first_name: 'first name',
      surname: 'surname',
      email: 'email address',
      md_code: 'the code',
      portfolio_links: 'the links to your work',
      resume: 'your CV',
    },
  },
} satisfies FormTexts<keyof typeof eventApplicationFields | typeof RESUME_FIELD>;
