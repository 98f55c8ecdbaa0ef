import { POSITION_ROLES } from '@fatal/contracts';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { positions } from '#content/positions';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';
import { PageStore } from '../../app/page-store.ts';
import { SiteContext } from '../../routes/site-context.ts';
import { Page } from './page.tsx';
import { testSettings } from '../../testing/page-settings.ts';

const fetchMock = vi.fn<typeof fetch>();

const ANSWERS = {
  full_name: 'Nerea',
  surname: 'Okafor',
  job_title: 'Gaffer',
  portfolio: 'okafor.example',
  email: 'nerea@okafor.example',
  phone: '',
  message: 'I carry lamps.',
};

const form = () => {
  const element = document.querySelector<HTMLFormElement>('#general-application form');
  if (!element) throw new Error('There is no general application.');
  return element;
};

const field = (name: string) => {
  const control = form().elements.namedItem(name);
  if (!(control instanceof HTMLElement)) throw new Error(`There is no field ${name}.`);
  return control;
};

const submit = () =>
  act(async () => {
    fireEvent.submit(form());
    await Promise.resolve();
  });

function fill() {
  for (const [name, value] of Object.entries(ANSWERS)) {
    fireEvent.change(field(name), { target: { value } });
    fireEvent.blur(field(name));
  }
}

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  const i18n = createI18n('en');
  await loadCatalogs(i18n, 'en', ['shell', 'careers', 'positions', 'forms', 'fields']);
  const site = {
    settings: testSettings(),
    locale: 'en' as const,
    setLocale: () => Promise.resolve(),
    pages: new PageStore(i18n, {} as never),
  };
  render(
    <MemoryRouter>
      <SiteContext value={site}>
        <I18nProvider i18n={i18n}>
          <Page />
        </I18nProvider>
      </SiteContext>
    </MemoryRouter>,
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const positionsAfter = (heading: string) => {
  const section = screen.getByRole('heading', { level: 2, name: heading }).closest('section');
  return [...(section?.querySelectorAll('a[href^="/join-us/"]') ?? [])].map((link) =>
    link.getAttribute('href')?.replace('/join-us/', ''),
  );
};

describe('open positions', () => {
  // Spec 9.1
  it.each([
    ['technical', 'Technical'],
    ['art', 'Art'],
  ])('in the group %s are listed and counted under its heading', (group, heading) => {
    const roles = positions.filter((one) => one.group === group).map(({ role }) => role);
    expect(positionsAfter(heading)).toEqual(roles);
    expect(screen.getByText(`${String(roles.length)} open positions`)).toBeInTheDocument();
  });

  // Spec 9.1
  it('link to every position page exactly once', () => {
    const links = [...document.querySelectorAll('li a[href^="/join-us/"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.toSorted()).toEqual(POSITION_ROLES.map((role) => `/join-us/${role}`).toSorted());
  });

  // Spec 9.5
  it('show 31 July as the deadline', () => {
    expect(screen.getByText(/^Deadline: .*31.July 20\d\d at.23:59/)).toBeInTheDocument();
  });

  it('have a unique description on each card', () => {
    const texts = positions
      .filter(({ group }) => group !== null)
      .map(({ role }) => {
        const card = screen.getAllByRole('article').find((one) => one.querySelector(`a[href$="/${role}"]`));
        return card?.querySelector('p')?.textContent ?? '';
      });
    expect(texts[0]).toBe('Builds the skeletons and controls that bodies, coats and hair move by.');
    for (const text of texts) expect(text).toMatch(/^[A-Z].{30,85}\.$/);
    expect(new Set(texts).size).toBe(8);
  });

  it('show the working conditions, and the hours and tools on each card', () => {
    for (const heading of ['What you give', 'What you get'])
      expect(
        screen.getByRole('heading', { level: 2, name: heading }).parentElement?.querySelectorAll('li'),
      ).toHaveLength(3);
    for (const { tools } of positions.filter(({ group }) => group !== null))
      expect(screen.getByText(`About five hours a week · ${tools.join(' · ')}`)).toBeInTheDocument();
  });
});

describe('general application', () => {
  // Spec 11.3, 12.1
  it('sends the typed values and adds a missing URL scheme', async () => {
    fetchMock.mockResolvedValue(Response.json({ message: 'Thanks.' }, { status: 201 }));
    fill();
    await submit();
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/general-application');
    expect(JSON.parse(init?.body as string)).toEqual({
      ...ANSWERS,
      portfolio: 'https://okafor.example',
    });
    expect(await screen.findByRole('heading', { name: 'We’ve received your application.' })).toHaveFocus();
  });

  it('stores a draft on the device until it is sent', async () => {
    fetchMock.mockResolvedValue(Response.json({ message: 'Thanks.' }, { status: 201 }));
    fill();
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('draft:general-application')).toContain(ANSWERS.message);
    await submit();
    await screen.findByRole('heading', { name: 'We’ve received your application.' });
    expect(localStorage.getItem('draft:general-application')).toBeNull();
  });

  // Spec 11.3
  it('requires every field except the phone', async () => {
    await submit();
    const bad = Object.keys(ANSWERS).filter((name) => field(name).getAttribute('aria-invalid') === 'true');
    expect(bad).toEqual(Object.keys(ANSWERS).filter((name) => name !== 'phone'));
    expect(field('message')).toHaveAccessibleDescription('This field is required.');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  // Spec 11.11
  it.each([403, 500])('shows a generic error after %i and keeps all values', async (status) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    fetchMock.mockResolvedValue(Response.json({ message: 'No.' }, { status }));
    fill();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An unexpected error occurred. Please try again later.',
    );
    expect(field('message')).toHaveValue(ANSWERS.message);
    vi.mocked(console.error).mockClear();
  });
});

describe('corridor', () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Stage of the corridor' });

  it('has a stage for every position', () => {
    expect(slider()).toHaveAttribute('max', String(POSITION_ROLES.length - 1));
  });

  it('shows the picture and the position of the chosen stage', () => {
    expect(slider()).toHaveAttribute('aria-valuetext', '1, Concept Artist');
    fireEvent.focus(slider());
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(slider()).toHaveAttribute('aria-valuetext', '3, Environment Artist');
    const caption = document.querySelector('.corridor-caption a');
    expect(caption).toHaveAttribute('href', '/join-us/environment');
    const shown = [...document.querySelectorAll('.corridor picture')].filter(
      (picture) => picture.getAttribute('aria-hidden') === 'false',
    );
    expect(shown).toHaveLength(1);
    expect(shown[0]?.querySelector('img')?.src).toContain('position-environment');
  });
});
