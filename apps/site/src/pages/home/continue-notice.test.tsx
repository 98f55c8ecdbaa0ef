import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';
import { PageStore } from '../../app/page-store.ts';
import { SiteContext } from '../../routes/site-context.ts';
import { ContinueNotice } from './continue-notice.tsx';
import { testSettings } from '../../testing/page-settings.ts';

/** Opens the home page for a visitor who requested `wanted` before the gate. */
async function open(wanted?: string) {
  if (wanted !== undefined) sessionStorage.setItem('wantedAddress', wanted);
  const i18n = createI18n('en');
  await loadCatalogs(i18n, 'en', ['shell', 'home']);
  const pages = new PageStore(i18n, {} as never);
  const site = {
    settings: testSettings(),
    locale: 'en' as const,
    setLocale: () => Promise.resolve(),
    pages,
  };
  await act(async () => {
    render(
      <MemoryRouter>
        <SiteContext value={site}>
          <I18nProvider i18n={i18n}>
            <main tabIndex={-1}>
              <ContinueNotice />
            </main>
          </I18nProvider>
        </SiteContext>
      </MemoryRouter>,
    );
    await pages.prefetch('/careers');
  });
}

const link = () => screen.queryByRole('link', { name: /^Continue to/ });

beforeEach(() => {
  sessionStorage.clear();
});

describe('ContinueNotice', () => {
  // Spec 4.4
  it('links to the requested page with its query and hash', async () => {
    await open('/join-us/fx?from=friend#apply');
    const shown = await screen.findByRole('link', { name: 'Continue to FX Artist' });
    expect(shown).toHaveAttribute('href', '/join-us/fx?from=friend#apply');
  });

  // Spec 4.4
  it('moves focus to main when dismissed', async () => {
    await open('/careers');
    await screen.findByRole('link', { name: 'Continue to Careers' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(link()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is shown once', async () => {
    await open('/careers');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    undefined,
    '',
    '/',
    '/?lang=es',
    '/nowhere',
    '//evil.example',
    'https://evil.example/',
    '/join-us/janitor',
  ])('is not shown for %s', async (wanted) => {
    await open(wanted);
    expect(link()).not.toBeInTheDocument();
  });
});
