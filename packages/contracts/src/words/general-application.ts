import type { generalApplicationFields } from '../general-application.ts';
import type { FormTexts } from './form-texts.ts';

export const generalApplicationTexts = {
  mail: {
    kind: /*i18n*/ { id: 'kind.generalApplication', message: 'General application' },
    subject: /*i18n*/ {
      id: 'mail.confirmation.general.subject',
      message: 'Fatal has received your application',
    },
    received: /*i18n*/ {
      id: 'mail.confirmation.general.received',
      message: 'Thank you. Your application reached us on {time}.',
    },
  },
  policy: {
    beginning: 'For a general application:',
    fields: {
      full_name: 'name',
      surname: 'surname',
      job_title: 'your role',
      portfolio: 'portfolio',
      email: 'email address',
      phone: 'telephone number',
      message: 'your message',
    },
  },
} satisfies FormTexts<keyof typeof generalApplicationFields>;
