import { DEFAULT_SITE_SETTINGS, pageSettings, type PageSettings, type SiteSettings } from '@fatal/contracts';

/** Returns page settings as the server would send them now, with a fixed year. */
export const testSettings = (settings: Partial<SiteSettings> = {}): PageSettings => ({
  ...pageSettings({ ...DEFAULT_SITE_SETTINGS, ...settings }, Date.now()),
  year: '2026',
});
