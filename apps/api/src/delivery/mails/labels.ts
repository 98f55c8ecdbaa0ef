import type { MessageDescriptor } from '@lingui/core';
import type {
  Application,
  Contact,
  ContactReason,
  EventApplication,
  GeneralApplication,
  Source,
} from '@fatal/contracts';

/** Every field that somebody fills in, in any form, and the file beside them. */
type FieldName =
  keyof Application | keyof GeneralApplication | keyof EventApplication | keyof Contact | 'resume';

/** What the fields of the forms are called in a mail, by their names in a payload, in the order of a mail. */
export const FIELD_LABELS = {
  role: /*i18n*/ { id: 'mail.field.role', message: 'Position' },
  full_name: /*i18n*/ { id: 'mail.field.fullName', message: 'Name' },
  first_name: /*i18n*/ { id: 'mail.field.firstName', message: 'First name' },
  firstName: /*i18n*/ { id: 'mail.field.firstName', message: 'First name' },
  surname: /*i18n*/ { id: 'mail.field.surname', message: 'Surname' },
  email: /*i18n*/ { id: 'mail.field.email', message: 'Email' },
  phone: /*i18n*/ { id: 'mail.field.phone', message: 'Phone' },
  job_title: /*i18n*/ { id: 'mail.field.jobTitle', message: 'Job title' },
  portfolio: /*i18n*/ { id: 'mail.field.portfolio', message: 'Portfolio' },
  portfolio_links: /*i18n*/ { id: 'mail.field.portfolio', message: 'Portfolio' },
  social_links: /*i18n*/ { id: 'mail.field.links', message: 'Links' },
  software: /*i18n*/ { id: 'mail.field.software', message: 'Software' },
  motivation: /*i18n*/ { id: 'mail.field.motivation', message: 'Motivation' },
  availability: /*i18n*/ { id: 'mail.field.availability', message: 'Availability' },
  source: /*i18n*/ { id: 'mail.field.source', message: 'How you found us' },
  reason: /*i18n*/ { id: 'mail.field.reason', message: 'Reason' },
  message: /*i18n*/ { id: 'mail.field.message', message: 'Message' },
  md_code: /*i18n*/ { id: 'mail.field.code', message: 'Festival code' },
  resume: /*i18n*/ { id: 'mail.field.resume', message: 'Résumé' },
} satisfies Record<FieldName, MessageDescriptor>;

export const SOURCE_LABELS: Record<Source, MessageDescriptor> = {
  website: /*i18n*/ { id: 'mail.source.website', message: 'This website' },
  socialMedia: /*i18n*/ { id: 'mail.source.socialMedia', message: 'Social media' },
  friend: /*i18n*/ { id: 'mail.source.friend', message: 'A friend' },
  linkedin: /*i18n*/ { id: 'mail.source.linkedin', message: 'LinkedIn' },
  artstation: /*i18n*/ { id: 'mail.source.artstation', message: 'ArtStation' },
  other: /*i18n*/ { id: 'mail.source.other', message: 'Other' },
};

export const REASON_LABELS: Record<ContactReason, MessageDescriptor> = {
  partner: /*i18n*/ { id: 'mail.reason.partner', message: 'A collaboration' },
  general: /*i18n*/ { id: 'mail.reason.general', message: 'A question' },
  work: /*i18n*/ { id: 'mail.reason.work', message: 'Working with you' },
  other: /*i18n*/ { id: 'mail.reason.other', message: 'Something else' },
};
