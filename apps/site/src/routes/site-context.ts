import type { Locale, PageSettings } from '@fatal/contracts';
import { createContext, use } from 'react';
import type { Pages } from './route-types.ts';

export interface Site {
  /** Settings at the time when the server rendered the document. */
  settings: PageSettings;
  locale: Locale;
  /** Switches to a language and stores the choice. Page, scroll position, focus and typed values stay. */
  setLocale: (locale: Locale) => Promise<void>;
  pages: Pages;
}

export const SiteContext = createContext<Site | null>(null);

/** Returns the context that all parts of the site share. Throws outside `App`. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite must be used within <App>.');
  return site;
}
