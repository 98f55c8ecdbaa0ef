import { FORMS, POSITION_ROLE_NAMES, POSITION_ROLES, type Locale } from '@fatal/contracts';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readers } from '#content/position-tasks';
import { positions } from '#content/positions';
import { team } from '#content/team';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';
import { PageStore } from '../../app/page-store.ts';
import { SiteContext } from '../../routes/site-context.ts';
import { head, Page } from './page.tsx';
import { testSettings } from '../../testing/page-settings.ts';

const fetchMock = vi.fn<typeof fetch>();

async function open(role: string, locale: Locale = 'en', applicationsCloseAt: string | null = null) {
  const i18n = createI18n(locale);
  await loadCatalogs(i18n, locale, ['shell', 'positions', 'forms', 'fields']);
  const site = {
    settings: testSettings({ applicationsCloseAt }),
    locale,
    setLocale: () => Promise.resolve(),
    pages: new PageStore(i18n, {} as never),
  };
  return render(
    <MemoryRouter initialEntries={[`/join-us/${role}`]}>
      <SiteContext value={site}>
        <I18nProvider i18n={i18n}>
          <Page params={{ role }} data={undefined} />
        </I18nProvider>
      </SiteContext>
    </MemoryRouter>,
  );
}

const form = () => {
  const element = document.querySelector<HTMLFormElement>('#apply form');
  if (!element) throw new Error('Form at #apply not found.');
  return element;
};

const ANSWERS = {
  full_name: 'Nerea',
  surname: 'Okafor',
  email: 'nerea@okafor.example',
  software: 'Blender',
  motivation: 'Light.',
  source: 'friend',
};

function fill(answers: Record<string, string>) {
  const set = (control: Element | RadioNodeList | null, value: string) => {
    if (!(control instanceof Element)) throw new Error('Field not found.');
    fireEvent.change(control, { target: { value } });
  };
  for (const [name, value] of Object.entries(answers)) set(form().elements.namedItem(name), value);
  set(form().querySelector('select[name$=".platform"]'), 'website');
  set(form().querySelector('input[name$=".link"]'), 'https://example.org');
}

const submit = () =>
  act(async () => {
    fireEvent.submit(form());
    await Promise.resolve();
  });

const sentBody = () => JSON.parse(fetchMock.mock.calls[0]?.[1]?.body as string) as Record<string, unknown>;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetchMock.mockReset().mockResolvedValue(Response.json({ message: 'Thanks.' }, { status: 201 })),
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(POSITION_ROLES)('the page of the position %s', (role) => {
  // Spec 9.2
  it('shows the role, its tasks and requirements, and above the form that it is unpaid', async () => {
    await open(role);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(POSITION_ROLE_NAMES[role]);
    expect(screen.getByText('Remote')).toBeInTheDocument();
    const listOf = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).parentElement?.querySelectorAll('li').length;
    expect([4, 5]).toContain(listOf('You will'));
    expect(listOf('You bring')).toBe(role === 'concept' ? 5 : 3);
    const advisory = screen.getByText('This position is unpaid.');
    expect(advisory.compareDocumentPosition(form()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  // Spec 2.6, 9.2
  it('links from Apply to the form', async () => {
    await open(role);
    expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '#apply');
    expect(document.getElementById('apply')).toContainElement(form());
  });

  // Spec 11.4
  it('sends the English name of the role from the Spanish page', async () => {
    await open(role, 'es');
    fill(ANSWERS);
    await submit();
    expect(sentBody()).toMatchObject({ role: POSITION_ROLE_NAMES[role] });
  });
});

describe('the facts of a position', () => {
  const CLOSING = '2027-07-31T21:59:00.000Z';
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

  it('include deadline and pay beside the form', async () => {
    await open('concept', 'en', CLOSING);
    expect(textsOf('#apply dl dd')).toEqual([
      expect.stringContaining('31 July 2027 at 23:59'),
      'None. This position is unpaid and remote.',
    ]);
  });

  it.each(POSITION_ROLES)('are in the same order on every page: %s', async (role) => {
    await open(role, 'en', CLOSING);
    expect(textsOf('.work-facts dt')).toEqual([
      'Time',
      'Meetings',
      'Languages',
      'Tools',
      'What you get',
      'What’s yours',
      'Answer',
      'Who reads it',
      'Deadline',
    ]);
    const { name, surname } = readers[role] ?? { name: '?', surname: '?' };
    expect(screen.getByRole('link', { name: `${name} ${surname}` })).toHaveAttribute(
      'href',
      `/team#${role.replaceAll('-', '_')}`,
    );
    expect(textsOf('.work-facts dd').at(-1)).toContain('31 July 2027 at 23:59');
  });

  it('are followed by links to the other open positions', async () => {
    await open('concept');
    const links = screen.getByRole('navigation', { name: 'Other open positions' }).querySelectorAll('a');
    const others = positions.filter(({ group, role }) => group !== null && role !== 'concept');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(
      others.map(({ role }) => `/join-us/${role}`),
    );
  });

  it('include studio and URL when printed', async () => {
    await open('concept');
    expect(document.querySelector('.print-only')).toHaveTextContent(
      `${testSettings().studio.name} ${location.origin}`,
    );
  });

  it('include a lead with that role, without an email address', () => {
    for (const role of POSITION_ROLES) {
      const reader = readers[role];
      const lead = team.find((one) => one.name === reader?.name && one.first_surname === reader.surname);
      expect(lead?.is_lead).toBe(1);
      expect(lead?.roles.map(({ name }) => name)).toContain(role.replaceAll('-', '_'));
    }
    expect(JSON.stringify(readers)).not.toContain('@');
  });
});

describe('the loading class of the body', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  const wait = (time: number) => {
    act(() => {
      vi.advanceTimersByTime(time);
    });
  };

  // Spec 9.4
  it.each(['animator', 'programmer'])('is set for 100 ms on the page of the %s', async (role) => {
    await open(role);
    expect(document.body).toHaveClass('loading');
    wait(99);
    expect(document.body).toHaveClass('loading');
    wait(1);
    expect(document.body).not.toHaveClass('loading');
  });

  it.each(POSITION_ROLES.filter((role) => role !== 'animator' && role !== 'programmer'))(
    'is not set on the page of the %s',
    async (role) => {
      await open(role);
      expect(document.body).not.toHaveClass('loading');
    },
  );

  it('is removed on unmount', async () => {
    const { unmount } = await open('animator');
    unmount();
    expect(document.body).not.toHaveClass('loading');
  });
});

describe('the form of a position', () => {
  // Spec 11.4
  it('sends all fields once, with the links as a JSON string', async () => {
    await open('fx');
    fill({ ...ANSWERS, phone: '600 000 000', availability: 'Evenings' });
    fetchMock.mockReturnValue(new Promise(() => undefined));
    await submit();
    await submit();
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/applications');
    expect(Object.keys(sentBody()).toSorted()).toEqual(Object.keys(FORMS.application).toSorted());
    expect(sentBody()).toMatchObject({
      ...ANSWERS,
      phone: '600 000 000',
      availability: 'Evenings',
      social_links: '{"website":"https://example.org"}',
      role: 'FX Artist',
    });
  });

  // Spec 11.7
  it('sends the free text as the source if the source is other', async () => {
    await open('fx');
    fill({ ...ANSWERS, source: 'other' });
    fill({ other_source: 'A poster' });
    await submit();
    expect(sentBody().source).toBe('A poster');
    expect(sentBody()).not.toHaveProperty('other_source');
  });

  // Spec 11.10
  it('is replaced by a confirmation with the email address', async () => {
    await open('fx');
    fill(ANSWERS);
    await submit();
    expect(await screen.findByRole('heading', { name: 'We’ve received your application.' })).toHaveFocus();
    const apply = document.getElementById('apply');
    expect(apply).toHaveTextContent('We’ll confirm it by email.');
    expect(apply).toHaveTextContent(ANSWERS.email);
    expect(apply?.querySelector('form')).toBeNull();
  });

  // Spec 11.4, 11.5, 11.9
  it('shows an error for each missing field and sends nothing', async () => {
    await open('fx');
    await submit();
    for (const name of Object.keys(ANSWERS)) {
      expect(document.getElementById(`apply-${name}`)).toHaveAccessibleDescription('This field is required.');
    }
    expect(document.getElementById('apply-phone')).not.toBeInvalid();
    await waitFor(() => {
      expect(document.getElementById('apply-full_name')).toHaveFocus();
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  // Spec 11.10, 11.11
  it('shows the server’s errors at their fields and keeps typed values', async () => {
    fetchMock.mockResolvedValue(
      Response.json(
        { message: 'No.', errors: { email: ['application_form.error.unique'] } },
        { status: 422 },
      ),
    );
    await open('fx');
    fill(ANSWERS);
    await submit();
    const email = document.getElementById('apply-email');
    expect(email).toHaveAccessibleDescription(/We already have an application/);
    expect(email).toHaveValue(ANSWERS.email);
  });

  it('shows that applications are closed after the deadline', async () => {
    await open('fx', 'en', '2020-01-01T00:00:00.000Z');
    expect(screen.getByRole('heading', { name: 'Applications are closed.' })).toBeInTheDocument();
    expect(document.querySelector('#apply form')).toBeNull();
  });
});

describe('a draft', () => {
  const KEY = 'draft:application:FX Artist';

  it('is stored per position and offered in the language of the page', async () => {
    await open('fx');
    fill(ANSWERS);
    cleanup();
    expect(localStorage.getItem(KEY)).toContain(ANSWERS.motivation);

    const other = await open('sound');
    expect(screen.queryByRole('button', { name: 'Restore the draft' })).not.toBeInTheDocument();
    other.unmount();

    await open('fx', 'es');
    const { savedAt } = JSON.parse(localStorage.getItem(KEY) ?? '') as { savedAt: number };
    const when = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' }).format(savedAt);
    expect(screen.getByText(new RegExp(`Tu borrador del ${when}`))).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Recuperar el borrador' }));
    expect(document.getElementById('apply-motivation')).toHaveValue(ANSWERS.motivation);
    expect(document.getElementById('apply-full_name')).toHaveFocus();
    expect(screen.getByText('El borrador se ha recuperado.')).toBeInTheDocument();
  });

  it('is removed after the application is sent', async () => {
    await open('fx');
    fill(ANSWERS);
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem(KEY)).not.toBeNull();
    await submit();
    await screen.findByRole('heading', { name: 'We’ve received your application.' });
    cleanup();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('head', () => {
  it('returns the opening as title and the summary', () => {
    expect(head({ role: 'sound' })).toMatchObject({
      title: { id: 'position.sound.opening' },
      description: { id: 'position.sound.summary' },
    });
  });

  it('throws for an unknown role', () => {
    expect(() => head({ role: 'janitor' })).toThrow('janitor');
  });
});
