import { DEFAULT_SITE_SETTINGS, pageSettings, type PageSettings, type SiteSettings } from '@fatal/contracts';

/** The settings of a page as the server would send it now, but for the year, which stays. */
export const testSettings = (settings: Partial<SiteSettings> = {}): PageSettings => ({
  ...pageSettings({ ...DEFAULT_SITE_SETTINGS, ...settings }, Date.now()),
  year: '2026',
});
