import type { applicationFields } from '../application.ts';
import type { FormTexts } from './form-texts.ts';

export const applicationTexts = {
  mail: {
    kind: /*i18n*/ { id: 'kind.application', message: 'Application' },
    subject: /*i18n*/ {
      id: 'mail.confirmation.application.subject',
      message: 'Fatal has received your application: {role}',
    },
    received: /*i18n*/ {
      id: 'mail.confirmation.application.received',
      message: 'Thank you. Your application for the position of {role} reached us on {time}.',
    },
  },
  policy: {
    beginning: 'For a position:',
    fields: {
      role: 'the position',
      full_name: 'name',
      surname: 'surname',
      email: 'email address',
      phone: 'telephone number',
      social_links: 'the links you add',
      software: 'the software you work with',
      motivation: 'your motivation',
      availability: 'your availability',
      source: 'how you found us',
    },
  },
} satisfies FormTexts<keyof typeof applicationFields | 'role'>;
