import { DEFAULT_LOCALE, parseLocale, type PageSettings } from '@fatal/contracts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { browserSource } from './runtime/browser-source.ts';
import { ASSETS_ID, SETTINGS_ID, type DocumentState } from './start/document-state.ts';
import { gateRedirect } from './start/gate-flag.ts';
import { loadFaces } from './runtime/faces.ts';
import { adoptCatalogs, createI18n, loadCatalogs } from './runtime/i18n.ts';
import { storedLanguage } from './start/language.ts';
import { PageStore } from './app/page-store.ts';
import { AWAITS_INTERACTION, DRAWN_ANEW, firstInteraction, START } from './start/interaction.ts';
import { loadIslands } from './runtime/island.tsx';
import { keepOverRedraws } from './start/redrawn.ts';
import { reportMissing } from './runtime/report-missing.ts';
import { showNoScript } from './start/reload-page.ts';
import { showChangedWords } from './runtime/changed-words.ts';
import { restoreTyped } from './start/typed.ts';
import { whenIdle } from './runtime/when-idle.ts';

const root = document.getElementById('root');

async function start(container: HTMLElement, state?: DocumentState) {
  const chosen = state ? parseLocale(document.documentElement.dataset.locale) : storedLanguage();
  const locale = chosen ?? DEFAULT_LOCALE;
  const { pathname } = window.location;

  if (state) restoreTyped();
  keepOverRedraws();
  const i18n = createI18n(locale);
  const pages = new PageStore(i18n, browserSource, gateRedirect);
  if (import.meta.hot) showChangedWords(i18n, import.meta.hot);
  if (state) adoptCatalogs(i18n, locale, state.catalogs);
  await Promise.all([
    loadCatalogs(i18n, locale, ['shell']),
    state ? pages.adopt(pathname, state) : pages.get(pathname).promise,
    // A prerendered document has them.
    state ? undefined : loadFaces(locale),
  ]);

  // A document that was changed is drawn anew, and then without what is not here: somebody may be typing into it.
  if (state && !document.documentElement.hasAttribute(AWAITS_INTERACTION))
    await loadIslands().catch(() => undefined);

  const app = (
    <BrowserRouter>
      <App
        i18n={i18n}
        pages={pages}
        settings={JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as PageSettings}
      />
    </BrowserRouter>
  );
  if (state) {
    // In slices, with the browser between them: nobody waits for it.
    startTransition(() => {
      hydrateRoot(container, app, {
        onRecoverableError: (error) => {
          console.error(error);
          // What slept is gone from a page that was drawn anew.
          document.dispatchEvent(new Event(DRAWN_ANEW));
        },
      });
    });
    // New faces lay the whole page out anew, and the document has those of its text.
    void firstInteraction()
      .then(whenIdle)
      .then(() => loadFaces(locale));
  } else createRoot(container).render(app);
}

window.addEventListener('gloam:loaderror', ({ detail }) => void reportMissing(detail));

if (root && document.documentElement.dataset.leaving === undefined) {
  // A prerendered document starts its site itself, when all that it needs is there.
  if (document.getElementById(ASSETS_ID)) {
    document.addEventListener(
      START,
      (event) => {
        start(root, (event as CustomEvent<DocumentState>).detail).catch(async (error: unknown) => {
          await reportMissing(error);
          showNoScript();
        });
      },
      { once: true },
    );
  } else void start(root);
}
