import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../runtime/i18n.ts';
import { Page as PrivacyPage } from './privacy.tsx';
import { Page as TermsPage } from './terms.tsx';

function show(Page: ComponentType) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/legal', element: <Page /> },
    ],
    { initialEntries: ['/legal'] },
  );
  render(
    <I18nProvider i18n={createI18n('en')}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

const numbers = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => /^\d(?=\.)/.exec(textContent)?.[0]);

describe('LegalPage', () => {
  // SPEC 2: Legal pages: sections, date, Go back
  // DECISIONS 3: Policy date as text in <time>
  it.each([TermsPage, PrivacyPage])('carries its date as text and for machines', (Page) => {
    show(Page);
    expect(screen.getByText('16/11/2024')).toHaveAttribute('datetime', '2024-11-16');
  });

  // SPEC 2: Legal pages: sections, date, Go back
  it('numbers the five sections of the terms', () => {
    show(TermsPage);
    expect(numbers(2)).toEqual(['1', '2', '3', '4', '5']);
  });

  // SPEC 2: Legal pages: sections, date, Go back
  it('numbers the five general sections and the four for applicants', () => {
    show(PrivacyPage);
    expect(numbers(2)).toEqual(['1', '2', '3', '4', '5', undefined]);
    expect(numbers(3)).toEqual(['1', '2', '3', '4']);
  });

  // SPEC 2: Legal pages: sections, date, Go back
  // DECISIONS 3: Go back without history goes home
  it('goes home where there is nowhere to go back to', async () => {
    show(TermsPage);
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByText('Home')).toBeInTheDocument();
  });
});
