import type { MessageDescriptor } from '@lingui/core';
import {
  PLATFORM_NAMES,
  type ContactReason,
  type PositionRoleName,
  type SocialPlatform,
  type Source,
} from '@fatal/contracts';

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

/** As the pages of the positions are titled. */
export const ROLE_LABELS: Record<PositionRoleName, MessageDescriptor> = {
  'Prop Artist': /*i18n*/ { id: 'mail.role.prop', message: 'Prop Artist' },
  'Environment Artist': /*i18n*/ { id: 'mail.role.environment', message: 'Environment Artist' },
  'Hard Surface Artist': /*i18n*/ { id: 'mail.role.hard-surface', message: 'Hard Surface Artist' },
  'Character Artist': /*i18n*/ { id: 'mail.role.character', message: 'Character Artist' },
  '3D Rigger': /*i18n*/ { id: 'mail.role.rigger', message: '3D Rigger' },
  '3D Animator': /*i18n*/ { id: 'mail.role.animator', message: '3D Animator' },
  'Sound Designer': /*i18n*/ { id: 'mail.role.sound', message: 'Sound Designer' },
  'UE5 Programmer': /*i18n*/ { id: 'mail.role.programmer', message: 'UE5 Programmer' },
  'Technical Artist': /*i18n*/ { id: 'mail.role.technical', message: 'Technical Artist' },
  'FX Artist': /*i18n*/ { id: 'mail.role.fx', message: 'FX Artist' },
  'Concept Artist': /*i18n*/ { id: 'mail.role.concept', message: 'Concept Artist' },
};

export const PLATFORM_LABELS: Record<SocialPlatform, MessageDescriptor | string> = {
  ...PLATFORM_NAMES,
  website: /*i18n*/ { id: 'mail.platform.website', message: 'Website' },
  other: /*i18n*/ { id: 'mail.platform.other', message: 'Other' },
};
