import './app.css';
import { DEFAULT_LOCALE, parseLocale } from '@fatal/contracts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { browserSource } from './routes/browser-source.ts';
import { documentState, type DocumentState } from './entry/document-state.ts';
import { gateRedirect } from './entry/gate-flag.ts';
import { addCatalogs, createI18n } from './i18n/i18n.ts';
import { PageStore } from './app/page-store.ts';
import { restoreReplacedForms } from './entry/restore-forms.ts';
import { reloadAfterLoadError } from './shared/reload-after-load-error.ts';
import { showNoScript } from './entry/reload-page.ts';
import { applyMessageUpdates } from './i18n/message-updates.ts';
import { restoreFormValues } from './entry/form-values.ts';

const root = document.getElementById('root');
const state = documentState();

async function start(container: HTMLElement, state: DocumentState) {
  const locale = parseLocale(document.documentElement.dataset.locale) ?? DEFAULT_LOCALE;
  restoreFormValues();
  restoreReplacedForms();
  const i18n = createI18n(locale);
  const pages = new PageStore(i18n, browserSource, gateRedirect);
  if (import.meta.hot) applyMessageUpdates(i18n, import.meta.hot);
  addCatalogs(i18n, locale, state.catalogs);
  await pages.adopt(window.location.pathname, state);
  // A transition makes hydration yield to the browser, so that input isn't blocked.
  startTransition(() => {
    hydrateRoot(
      container,
      <BrowserRouter>
        <App i18n={i18n} pages={pages} settings={state.settings} />
      </BrowserRouter>,
    );
  });
}

window.addEventListener('gloam:loaderror', ({ detail }) => void reloadAfterLoadError(detail));

if (root && state && document.documentElement.dataset.leaving === undefined) {
  start(root, state).catch(async (error: unknown) => {
    await reloadAfterLoadError(error);
    showNoScript();
  });
}
