import type { Locale } from '@fatal/contracts';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';
import { PageStore } from '../../app/page-store.ts';
import { SiteContext } from '../../routes/site-context.ts';
import { Page } from './page.tsx';
import { testSettings } from '../../testing/page-settings.ts';

const fetchMock = vi.fn<typeof fetch>();
const setLocale = vi.fn<(locale: Locale) => Promise<void>>(() => Promise.resolve());

function Address() {
  const { pathname } = useLocation();
  return <p data-testid="address">{`${useNavigationType()} ${pathname}`}</p>;
}

async function open(locale: Locale = 'en') {
  const i18n = createI18n('en');
  await loadCatalogs(i18n, 'en', ['gate', 'shell']);
  const site = {
    settings: testSettings(),
    locale,
    setLocale,
    pages: new PageStore(i18n, {} as never),
  };
  render(
    <MemoryRouter initialEntries={['/gate']}>
      <SiteContext value={site}>
        <I18nProvider i18n={i18n}>
          <main tabIndex={-1}>
            <Page />
          </main>
          <Address />
        </I18nProvider>
      </SiteContext>
    </MemoryRouter>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const date = () => screen.getByLabelText('Date of birth');
const isPassed = () => localStorage.getItem('gatePassed') === 'true';

const enter = (birthDate = '1990-01-01') =>
  act(async () => {
    fireEvent.change(date(), { target: { value: birthDate } });
    fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setLocale.mockClear();
  vi.stubGlobal('fetch', fetchMock.mockReset().mockResolvedValue(new Response(null, { status: 204 })));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

// Spec 4.10
it('moves the focus to the page when the warning closes', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close the content warning' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('visitor who passes the gate', () => {
  // Spec 4.1
  it('is sent home without a history entry for the gate, and remembered', async () => {
    await open();
    await enter();
    expect(address()).toBe('REPLACE /');
    expect(isPassed()).toBe(true);
  });

  // Spec 4.8
  it('sends language, region and age, and stores no date', async () => {
    await open();
    const year = new Date().getFullYear();
    fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: 'asia' } });
    await enter(`${String(year - 30)}-01-01`);
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/gate-data');
    expect(JSON.parse(init?.body as string)).toEqual({ language: 'en', region: 'asia', age: 30 });
    expect(Object.keys(localStorage)).toEqual(['gatePassed']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  // Spec 4.9
  it('keeps a chosen language that the gate does not offer', async () => {
    localStorage.setItem('language', 'jp');
    await open('jp');
    await enter();
    expect(isPassed()).toBe(true);
    expect(localStorage.getItem('language')).toBe('jp');
    expect(setLocale).not.toHaveBeenCalled();
  });
});

describe('visitor younger than sixteen', () => {
  // Spec 4.6
  it('stays at the gate, sees the reason and sends nothing', async () => {
    await open();
    const birthDate = `${String(new Date().getFullYear() - 10)}-01-01`;
    await enter(birthDate);
    expect(screen.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
    expect(date()).toHaveValue(birthDate);
    expect(date()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(address()).toBe('POP /gate');
    expect(isPassed()).toBe(false);
  });
});

describe('failed submission', () => {
  beforeEach(() => {
    vi.mocked(console.error).mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.mocked(console.error).mockClear();
  });

  const expectToStay = () => {
    expect(screen.getByRole('status')).toHaveTextContent(
      'We couldn’t let you in just now. Please try again.',
    );
    expect(address()).toBe('POP /gate');
    expect(isPassed()).toBe(false);
    expect(date()).toHaveValue('1990-01-01');
  };

  // Spec 12.2
  it.each([400, 403, 404, 409, 413, 415, 429, 500, 503])(
    'stays at the gate and logs an error after %i',
    async (status) => {
      fetchMock.mockResolvedValue(Response.json({ message: 'No.' }, { status }));
      await open();
      await enter();
      expectToStay();
      expect(console.error).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['with field errors', { age: ['required'] }],
    ['without field errors', {}],
  ])('stays at the gate and logs an error after 422 %s', async (_, errors) => {
    fetchMock.mockResolvedValue(Response.json({ message: 'No.', errors }, { status: 422 }));
    await open();
    await enter();
    expectToStay();
    expect(console.error).toHaveBeenCalledOnce();
  });

  // Spec 12.2
  it('stays at the gate and logs an error without a response', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await open();
    await enter();
    expectToStay();
    expect(console.error).toHaveBeenCalledOnce();
  });

  // Spec 4.8
  it('can be tried again', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open();
    await enter();
    await enter();
    expect(address()).toBe('REPLACE /');
    expect(isPassed()).toBe(true);
  });
});

describe('gate', () => {
  // Spec 4.9
  it('switches the language as soon as one is chosen', async () => {
    await open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'es' } });
    expect(setLocale).toHaveBeenCalledExactlyOnceWith('es');
  });

  // Spec 4.5
  it('offers the six regions', async () => {
    await open();
    const options = [...screen.getByRole('combobox', { name: 'Region' }).children];
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual([
      'eu',
      'na',
      'sa',
      'asia',
      'oceania',
      'africa',
    ]);
  });

  it('describes the site', async () => {
    await open();
    expect(screen.getByText(/^The site of Fatal, .* game for PC\.$/)).toBeVisible();
  });

  it('hides the minimum age until a visitor fails the check', async () => {
    await open();
    expect(document.querySelector('form')).not.toHaveTextContent('16');
  });
});
