import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LOCALES, SAMPLE_STUDIO, type Locale } from '@fatal/contracts';
import { PageStore } from '../../app/page-store.ts';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';
import { SiteContext } from '../../routes/site-context.ts';
import { testSettings } from '../../testing/page-settings.ts';
import { Page as PrivacyPage } from './privacy.tsx';
import { Page as TermsPage } from './terms.tsx';

async function show(Page: ComponentType, locale: Locale = 'en') {
  const i18n = createI18n(locale);
  await loadCatalogs(i18n, locale, ['legal']);
  const site = {
    settings: testSettings(),
    locale,
    setLocale: () => Promise.resolve(),
    pages: new PageStore(i18n, {} as never),
  };
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/legal', element: <Page /> },
    ],
    { initialEntries: ['/legal'] },
  );
  render(
    <SiteContext value={site}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </SiteContext>,
  );
}

const numbers = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => /^\d(?=\.)/.exec(textContent)?.[0]);

describe('LegalPage', () => {
  // Spec 10.4
  it.each([TermsPage, PrivacyPage])('shows its date as text and in datetime', async (Page) => {
    await show(Page);
    expect(screen.getByText('16 November 2024')).toHaveAttribute('datetime', '2024-11-16');
  });

  it.each([
    ['es', '16 de noviembre de 2024'],
    ['it', '16 novembre 2024'],
    ['de', '16. November 2024'],
    ['jp', '2024年11月16日'],
  ] as const)('formats its date in %s', async (locale, date) => {
    await show(TermsPage, locale);
    expect(screen.getByText(date)).toHaveAttribute('datetime', '2024-11-16');
  });

  it.each(LOCALES)('shows the operator of the site in %s', async (locale) => {
    for (const Page of [TermsPage, PrivacyPage]) {
      await show(Page, locale);
      const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      expect(values).toEqual(Object.values(SAMPLE_STUDIO));
      expect(screen.getByRole('link', { name: SAMPLE_STUDIO.email })).toHaveAttribute(
        'href',
        `mailto:${SAMPLE_STUDIO.email}`,
      );
      cleanup();
    }
  });

  // Spec 10.4
  it('numbers the five sections of the terms', async () => {
    await show(TermsPage);
    expect(numbers(2)).toEqual(['1', '2', '3', '4', '5']);
  });

  // Spec 10.4
  it('numbers the five general sections and the four for applicants', async () => {
    await show(PrivacyPage);
    expect(numbers(2)).toEqual(['1', '2', '3', '4', '5', undefined]);
    expect(numbers(3)).toEqual(['1', '2', '3', '4']);
  });

  // Spec 10.4
  it('goes home if there is no previous page', async () => {
    await show(TermsPage);
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByText('Home')).toBeInTheDocument();
  });
});
