import { PLATFORM_NAMES, type SocialPlatform } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of link platforms in the current language. */
export function usePlatformNames(): Record<SocialPlatform, string> {
  const { t } = useLingui();
  return {
    ...PLATFORM_NAMES,
    website: t({ id: 'shell.platform.website', message: 'Website' }),
    other: t({ id: 'shell.platform.other', message: 'Other' }),
  };
}
