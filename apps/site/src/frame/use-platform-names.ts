import type { SocialPlatform } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';

/** What the platforms of links are called, in the current language. */
export function usePlatformNames(): Record<SocialPlatform, string> {
  const { t } = useLingui();
  return {
    github: 'GitHub',
    instagram: 'Instagram',
    x: 'X',
    artstation: 'ArtStation',
    behance: 'Behance',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    vimeo: 'Vimeo',
    website: t({ id: 'shell.platform.website', message: 'Website' }),
    googleDrive: 'Google Drive',
    linktree: 'Linktree',
    other: t({ id: 'shell.platform.other', message: 'Other' }),
  };
}
