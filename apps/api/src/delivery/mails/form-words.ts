import type { MessageDescriptor } from '@lingui/core';
import type { FormName } from '@fatal/contracts';

interface Words {
  /** What came, in a mail to the studio. */
  kind: MessageDescriptor;
  /** Of the confirmation. */
  subject: MessageDescriptor;
  /** The first sentence of the confirmation. */
  received: MessageDescriptor;
}

/** What mails say of each form. */
export const FORM_WORDS: Record<FormName, Words> = {
  application: {
    kind: /*i18n*/ { id: 'kind.application', message: 'Application' },
    subject: /*i18n*/ {
      id: 'mail.confirmation.application.subject',
      message: 'We have received your application: {role}',
    },
    received: /*i18n*/ {
      id: 'mail.confirmation.application.received',
      message: 'Thank you. Your application for {role} reached us on {time}.',
    },
  },
  'general-application': {
    kind: /*i18n*/ { id: 'kind.generalApplication', message: 'General application' },
    subject: /*i18n*/ {
      id: 'mail.confirmation.general.subject',
      message: 'We have received your application',
    },
    received: /*i18n*/ {
      id: 'mail.confirmation.general.received',
      message: 'Thank you. Your application reached us on {time}.',
    },
  },
  'event-application': {
    kind: /*i18n*/ { id: 'kind.eventApplication', message: 'Festival application' },
    subject: /*i18n*/ {
      id: 'mail.confirmation.event.subject',
      message: 'We have received your festival application',
    },
    received: /*i18n*/ {
      id: 'mail.confirmation.event.received',
      message: 'Thank you. Your application with the festival code reached us on {time}.',
    },
  },
  contact: {
    kind: /*i18n*/ { id: 'kind.contact', message: 'Message' },
    subject: /*i18n*/ { id: 'mail.confirmation.contact.subject', message: 'We have received your message' },
    received: /*i18n*/ {
      id: 'mail.confirmation.contact.received',
      message: 'Thank you. Your message reached us on {time}.',
    },
  },
};
