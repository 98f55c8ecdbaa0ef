import type { SocialPlatform } from './social-links.ts';

/** Names of link platforms, which are the same in every language. `website` and `other` are translated instead. */
export const PLATFORM_NAMES: Readonly<Record<Exclude<SocialPlatform, 'website' | 'other'>, string>> = {
  github: 'GitHub',
  instagram: 'Instagram',
  x: 'X',
  artstation: 'ArtStation',
  behance: 'Behance',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  googleDrive: 'Google Drive',
  linktree: 'Linktree',
};
