import type { Locale, SiteSettings } from '@fatal/contracts';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { createI18n, loadCatalogs } from '../i18n/i18n.ts';
import { PageStore } from '../app/page-store.ts';
import type { PageSource } from '../routes/route-types.ts';
import { contentSource } from '../storybook/content-source.ts';
import { testSettings } from './page-settings.ts';

interface Options {
  locale?: Locale;
  /** Overrides of the content source. */
  source?: Partial<PageSource>;
  settings?: Partial<SiteSettings>;
  /** Day for which to show content (ISO 8601). Default: all content. */
  day?: string;
}

/** Renders the whole site at a URL with its real messages and content. Tests must mock `fetch` themselves. */
export async function openSite(at: string, { locale = 'en', source, settings, day }: Options = {}) {
  const i18n = createI18n(locale);
  const pages = new PageStore(i18n, { ...contentSource, ...source });
  await loadCatalogs(i18n, locale, ['shell']);
  await pages.get(at.replace(/[?#].*$/, '')).promise;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <App i18n={i18n} pages={pages} settings={{ ...testSettings(settings), day }} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}
