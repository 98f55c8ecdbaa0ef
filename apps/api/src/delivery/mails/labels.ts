import type { MessageDescriptor } from '@lingui/core';
import type { ContactReason, Source } from '@fatal/contracts';

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
  work: /*i18n*/ { id: 'mail.reason.work', message: 'Joining the team' },
  other: /*i18n*/ { id: 'mail.reason.other', message: 'Something else' },
};
