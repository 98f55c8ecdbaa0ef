import {
  DEFAULT_LOCALE,
  GATE_FLAG,
  languageTag,
  LOCALES,
  SAMPLE_STUDIO,
  type SiteSettings,
} from '@fatal/contracts';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { settingsOf } from '../../../../.storybook/globals.ts';
import siteStyles from '../app.css?inline';
import { wordmarkSymbol } from '../brand/wordmark-symbol.ts';
import { App } from '../app/app.tsx';
import { createI18n, loadCatalogs } from '../i18n/i18n.ts';
import { LANGUAGE_KEY } from '../entry/language.ts';
import { PageStore } from '../app/page-store.ts';
import { contentSource } from './content-source.ts';
import { freezeTime, withFixedSeed } from './fixed-clock.ts';
import { accentCatalogs } from './pseudo-catalogs.ts';
import { stubApi } from './stub-api.ts';
import { testSettings } from '../testing/page-settings.ts';

export interface PageArgs extends SiteSettings {
  /** Path of the page, with an optional hash. */
  path: string;
}

/** Returns the toolbar's language, or English if the site has no catalogs for it. */
function pageLocale(globals: StoryContext['globals']) {
  const { locale } = settingsOf(globals);
  return LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE;
}

/** Loads the whole site at one URL, with its messages and data. */
async function loadPage({ args, globals }: StoryContext<PageArgs>): Promise<{ page: ReactElement }> {
  const { path, ...settings } = args;
  const locale = pageLocale(globals);
  const i18n = createI18n(locale);
  const pages = new PageStore(i18n, contentSource);
  await loadCatalogs(i18n, locale, ['shell']);
  await withFixedSeed(() => pages.get(path.replace(/#.*$/, '')).promise);
  if (settingsOf(globals).locale === 'pseudo') accentCatalogs(i18n);
  return {
    page: (
      <MemoryRouter initialEntries={[path]}>
        <App i18n={i18n} pages={pages} settings={testSettings(settings)} />
      </MemoryRouter>
    ),
  };
}

/** Sets up a page: the site's styles, a stubbed API, a frozen clock and empty storage. Returns a function that undoes it. */
function prepareEnvironment({ globals }: StoryContext<PageArgs>): () => void {
  const root = document.documentElement;
  const forget = () => {
    for (const key of [LANGUAGE_KEY, GATE_FLAG]) localStorage.removeItem(key);
    delete root.dataset.hydrated;
    delete root.dataset.locale;
  };
  const styles = document.createElement('style');
  styles.textContent = siteStyles;
  document.head.append(styles);
  const symbols = document.createElement('div');
  symbols.innerHTML = wordmarkSymbol();
  document.body.prepend(symbols);
  root.lang = languageTag(pageLocale(globals));
  forget();
  const restore = [stubApi(), freezeTime(), forget, () => styles.remove(), () => symbols.remove()];
  return () => {
    for (const one of restore) one();
  };
}

/** Base meta of all page stories. Each story sets its own `path`. */
export const pageStory = {
  args: {
    path: '/',
    wishlistCount: 2487,
    wishlistCountDate: null,
    applicationsCloseAt: null,
    studio: SAMPLE_STUDIO,
  },
  parameters: { layout: 'fullscreen' },
  loaders: [loadPage],
  beforeEach: prepareEnvironment,
  play: async ({ canvas }: StoryContext<PageArgs>) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
  },
  render: (_: PageArgs, { loaded }: StoryContext<PageArgs>) => (loaded as { page: ReactElement }).page,
};
