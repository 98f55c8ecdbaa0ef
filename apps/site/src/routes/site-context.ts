import type { Locale, PageSettings } from '@fatal/contracts';
import { createContext, use } from 'react';
import type { Pages } from './route-types.ts';

export interface Site {
  /** As the server knew them when it sent the document. */
  settings: PageSettings;
  locale: Locale;
  /** Loads the catalogs of a language, shows it and remembers it. Page, scroll, focus and typed values stay. */
  setLocale: (locale: Locale) => Promise<void>;
  pages: Pages;
}

export const SiteContext = createContext<Site | null>(null);

/** What every part of the site shares. Throws outside of the app. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is called outside of <App>.');
  return site;
}
