import { DEFAULT_LOCALE, parseLocale, readSiteSettings } from '@fatal/contracts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './app.css';
import { App } from './shell/app.tsx';
import { browserSource } from './shell/browser-source.ts';
import { fetchDocumentState } from './shell/document-state.ts';
import { gateRedirect } from './shell/gate-flag.ts';
import { adoptCatalogs, createI18n, loadCatalogs, loadFaces } from './shell/i18n.ts';
import { storedLanguage } from './shell/language.ts';
import { PageStore } from './shell/page-store.ts';

const root = document.getElementById('root');

async function start(container: HTMLElement) {
  const state = await fetchDocumentState();
  const chosen = state ? parseLocale(document.documentElement.dataset.locale) : storedLanguage();
  const locale = chosen ?? DEFAULT_LOCALE;
  const { pathname } = window.location;

  const i18n = createI18n(locale);
  const pages = new PageStore(i18n, browserSource, gateRedirect);
  if (state) adoptCatalogs(i18n, locale, state.catalogs);
  await Promise.all([
    loadCatalogs(i18n, locale, ['shell']),
    state ? pages.adopt(pathname, state) : pages.get(pathname).promise,
    // A prerendered document has them.
    state ? undefined : loadFaces(locale),
  ]);

  window.history.scrollRestoration = 'manual';
  const app = (
    <BrowserRouter>
      <App
        i18n={i18n}
        pages={pages}
        settings={state?.settings ?? readSiteSettings({})}
        year={state?.year ?? new Date().getFullYear()}
      />
    </BrowserRouter>
  );
  if (state) {
    hydrateRoot(container, app, {
      onRecoverableError: (error) => {
        console.error(error);
      },
    });
  } else createRoot(container).render(app);
}

if (root && document.documentElement.dataset.leaving === undefined) void start(root);
