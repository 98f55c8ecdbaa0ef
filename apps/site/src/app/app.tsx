import { languageTag, type Locale, type PageSettings } from '@fatal/contracts';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useMemo, useState } from 'react';
import { switchLanguage } from '../i18n/i18n.ts';
import { storedLanguage, storeLanguage } from '../entry/language.ts';
import { CurrentPage } from './current-page.tsx';
import type { PageStore } from './page-store.ts';
import { reloadAfterLoadError } from '../shared/reload-after-load-error.ts';
import { SiteContext } from '../routes/site-context.ts';
import { Words } from '../i18n/words.tsx';
import { READY } from '../entry/page-events.ts';

interface AppProps {
  i18n: I18n;
  pages: PageStore;
  settings: PageSettings;
}

/** Root component of the site, rendered inside a router. */
export function App({ i18n, pages, settings }: AppProps) {
  const [locale, setShownLocale] = useState(i18n.locale as Locale);

  const site = useMemo(
    () => ({
      settings,
      locale,
      pages,
      setLocale: async (next: Locale) => {
        if (!(await switchLanguage(i18n, next, pages.held()))) return;
        storeLanguage(next);
        document.documentElement.lang = languageTag(next);
        document.documentElement.dataset.locale = next;
        setShownLocale(next);
      },
    }),
    [i18n, locale, pages, settings],
  );

  useEffect(() => {
    const root = document.documentElement;
    if (root.dataset.hydrated !== undefined) return;
    root.dataset.hydrated = '';
    document.dispatchEvent(new Event(READY));
    // Without cookies the server can't read the stored language, so it may have rendered another.
    const stored = storedLanguage();
    if (stored && stored !== site.locale) site.setLocale(stored).catch(reloadAfterLoadError);
  }, [site]);

  return (
    <SiteContext value={site}>
      <I18nProvider i18n={i18n} defaultComponent={Words}>
        <CurrentPage />
      </I18nProvider>
    </SiteContext>
  );
}
