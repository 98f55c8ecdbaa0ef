import type { contactFields } from '../contact.ts';
import type { FormTexts } from './form-texts.ts';

export const contactTexts = {
  mail: {
    kind: /*i18n*/ { id: 'kind.contact', message: 'Message' },
    subject: /*i18n*/ { id: 'mail.confirmation.contact.subject', message: 'Fatal has received your message' },
    received: /*i18n*/ {
      id: 'mail.confirmation.contact.received',
      message: 'Thank you. Your message reached us on {time}.',
    },
  },
  policy: {
    beginning: 'In the contact form',
    fields: {
      firstName: 'first name',
      surname: 'surname',
      email: 'email address',
      phone: 'telephone number',
      reason: 'the reason',
      message: 'the message',
    },
  },
} satisfies FormTexts<keyof typeof contactFields>;
