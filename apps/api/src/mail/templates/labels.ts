import type { I18n, MessageDescriptor } from '@lingui/core';
import {
  PLATFORM_NAMES,
  type ContactReason,
  type PositionRoleName,
  type SocialPlatform,
  type Source,
} from '@fatal/contracts';

/** A name that is the same in every language, or a translated word. */
type Label = string | MessageDescriptor;

const SOURCES: Record<Source, Label> = {
  website: /*i18n*/ { id: 'mail.source.website', message: 'This website' },
  socialMedia: /*i18n*/ { id: 'mail.source.socialMedia', message: 'Social media' },
  friend: /*i18n*/ { id: 'mail.source.friend', message: 'A friend' },
  linkedin: PLATFORM_NAMES.linkedin,
  artstation: PLATFORM_NAMES.artstation,
  other: /*i18n*/ { id: 'mail.source.other', message: 'Other' },
};

const REASONS: Record<ContactReason, Label> = {
  partner: /*i18n*/ { id: 'mail.reason.partner', message: 'A collaboration' },
  general: /*i18n*/ { id: 'mail.reason.general', message: 'A question' },
  work: /*i18n*/ { id: 'mail.reason.work', message: 'Joining the team' },
  other: /*i18n*/ { id: 'mail.reason.other', message: 'Something else' },
};

/** Titles of the positions' pages. */
const ROLES: Record<PositionRoleName, Label> = {
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

const PLATFORMS: Record<SocialPlatform, Label> = {
  ...PLATFORM_NAMES,
  website: /*i18n*/ { id: 'mail.platform.website', message: 'Website' },
  other: /*i18n*/ { id: 'mail.platform.other', message: 'Other' },
};

const LABELS: Record<string, Record<string, Label>> = {
  source: SOURCES,
  reason: REASONS,
  role: ROLES,
  platform: PLATFORMS,
};

/** Returns the label of a menu value, or `undefined` for another value, such as a source that was typed. */
export function labelOf(field: string, value: string, i18n: I18n): string | undefined {
  const labels = LABELS[field] ?? {};
  const label = Object.hasOwn(labels, value) ? labels[value] : undefined;
  return typeof label === 'object' ? i18n._(label) : label;
}

/** Returns the title of a position. Returns other text unchanged. */
export const roleText = (role: unknown, i18n: I18n): string =>
  labelOf('role', String(role), i18n) ?? String(role);
