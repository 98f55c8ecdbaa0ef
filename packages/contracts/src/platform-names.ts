import type { SocialPlatform } from './social-links.ts';

/** What the platforms of links are called, in every language alike; `website` and `other` are words. */
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
