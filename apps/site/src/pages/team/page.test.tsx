import { ENDPOINTS } from '@fatal/contracts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { team } from '#content/team';
import type { TeamMember } from '../../../build/content/types.ts';
import { withoutEmails } from '../../model/without-emails.ts';
import { SiteContext, type Site } from '../../routes/site-context.ts';
import { Page } from './page.tsx';
import type { SectionId } from './sections.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const site = { locale: 'en' } as Site;

const page = (data: TeamMember[]) => (
  <SiteContext value={site}>
    <I18nProvider i18n={i18n}>
      <Page params={{}} data={data} />
    </I18nProvider>
  </SiteContext>
);

// Queries by role are slow with more than a hundred buttons, so sections are found by id and cards within the open panel.
function toggle(id: SectionId): HTMLElement {
  const button = document.querySelector<HTMLElement>(`h2 > button#${id}`);
  if (!button) throw new Error(`Section "${id}" not found.`);
  return button;
}

function openPanel() {
  const panel = document.querySelector<HTMLElement>('.gloam-accordion-panel:not([hidden])');
  if (!panel) throw new Error('No section is open.');
  return within(panel);
}

const contact = (name: string) => openPanel().getByRole('button', { name: `Contact ${name}` });
const link = (name: string) => openPanel().getByRole('link', { name });

function titlesOf(name: string) {
  const card = openPanel().getByRole('heading', { name }).closest('article');
  return [...(card?.querySelectorAll('.gloam-team-card-role') ?? [])].map(({ textContent }) => textContent);
}

/** Returns the number of active members with a role. */
const peopleOf = (craft: string) =>
  team.filter(({ roles }) => roles.some(({ name }) => name === craft)).length;

const panels = () => screen.queryAllByRole('group').map((panel) => panel.getAttribute('aria-label'));

const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled;

afterEach(() => {
  scrolled.mockReset();
});

describe('the team page', () => {
  it('previews sections with faces or names that are hidden from screen readers', () => {
    render(page([...team]));
    const pictured = team.filter(({ image, roles }) => image && roles.some(({ name }) => name === 'prop'));
    const facesOf = (id: SectionId) => toggle(id).querySelectorAll('.team-row-faces > i').length;
    expect(facesOf('prop')).toBe(Math.min(pictured.length, 7));
    expect(facesOf('leads')).toBe(7);
    expect(facesOf('agradecimientos')).toBe(0);
    expect(toggle('agradecimientos').querySelector('.team-row-names')).not.toBeEmptyDOMElement();
    for (const row of document.querySelectorAll('.team-row-faces, .team-row-names'))
      expect(row).toHaveAttribute('aria-hidden', 'true');
  });

  // Spec 8.5
  it('opens the management section, with its order and titles', () => {
    render(page([...team]));
    expect(toggle('management')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Nadia Berrada',
      'Amaia Ilundáin',
      'Wren Adeyemi',
      'Tomasz Wilczek',
    ]);
    expect(titlesOf('Nadia Berrada')).toEqual(['Game Director']);
    expect(titlesOf('Amaia Ilundáin')).toEqual(['Producer']);
    expect(titlesOf('Wren Adeyemi')).toEqual(['Lead Concept Artist']);
    expect(titlesOf('Tomasz Wilczek')).toEqual(['Technical Director']);
  });

  it('loads only the first portrait eagerly', () => {
    render(page([...team]));
    const [first, ...others] = document.querySelectorAll('article img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(others.filter((one) => one.getAttribute('loading') !== 'lazy')).toEqual([]);
  });

  // Spec 8.2
  it('opens one section at a time and closes it on a second click', async () => {
    const user = userEvent.setup();
    render(page([...team]));
    await user.click(toggle('sound'));
    expect(toggle('sound')).toHaveAttribute('aria-expanded', 'true');
    expect(toggle('management')).toHaveAttribute('aria-expanded', 'false');
    expect(openPanel().getAllByRole('article')).toHaveLength(peopleOf('sound'));
    await user.click(toggle('sound'));
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  // Spec 8.2
  it('scrolls an opened heading into view if it is off-screen', async () => {
    const user = userEvent.setup();
    render(page([...team]));
    await user.click(toggle('prop'));
    expect(scrolled).not.toHaveBeenCalled();
    const rect = { top: -300 } as DOMRect;
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
    await user.click(toggle('web'));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });
    measure.mockRestore();
  });

  // Spec 8.5
  it('shows the titles of leads, of several roles and of juniors', async () => {
    const user = userEvent.setup();
    render(page([...team]));
    await user.click(toggle('environment'));
    expect(titlesOf('Dimitar Stoyanov')).toEqual(['Lead Environment Artist']);
    expect(titlesOf('Mai Nguyen')).toEqual(['Environment Artist', 'Lighting Artist']);
    await user.click(toggle('prop'));
    expect(titlesOf('Bastian Reuter')).toEqual(['Junior Prop Artist']);
  });

  // Spec 8.1
  it('lists former members with their roles and links', async () => {
    const user = userEvent.setup();
    render(page([...team]));
    await user.click(toggle('agradecimientos'));
    const panel = openPanel();
    expect(panel.queryAllByRole('article')).toEqual([]);
    expect(panel.getAllByRole('listitem')).toHaveLength(
      team.filter(({ original_role: role }) => role !== null).length,
    );
    const entry = panel.getByText('Chloé Marchand').closest('li');
    expect(entry).toHaveTextContent('Chloé MarchandConcept ArtistArtStation');
    expect(link('ArtStation: Chloé Marchand (opens in a new tab)')).toHaveAttribute(
      'href',
      'https://artstation.example/chloe-marchand',
    );
  });

  // Spec 8.4
  it('opens one contact panel at a time', async () => {
    const user = userEvent.setup();
    render(page([...team]));
    await user.click(contact('Nadia Berrada'));
    expect(panels()).toEqual(['Ways to reach Nadia Berrada']);
    await user.click(contact('Wren Adeyemi'));
    expect(panels()).toEqual(['Ways to reach Wren Adeyemi']);
    expect(link('wren@fatal.example')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(panels()).toEqual([]);
    expect(contact('Wren Adeyemi')).toHaveFocus();
  });

  it('opens the section in the hash', () => {
    window.history.replaceState(null, '', '#sound');
    render(page([...team]));
    expect(toggle('sound')).toHaveFocus();
    expect(toggle('sound')).toHaveAttribute('aria-expanded', 'true');
    expect(toggle('management')).toHaveAttribute('aria-expanded', 'false');
    window.history.replaceState(null, '', '/');
  });

  it('includes the number of people in the name of a section', () => {
    render(page([...team]));
    expect(toggle('management')).toHaveAccessibleName('Management 4 people');
    expect(toggle('sound')).toHaveAccessibleName(`Sound ${String(peopleOf('sound'))} people`);
    expect(toggle('director')).toHaveAccessibleName('Direction 1 person');
  });

  it('prerenders all members in panels that find-in-page can search', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page([...team]));
    const closed = [...container.querySelectorAll('[hidden="until-found"]')];
    expect(closed).toHaveLength(container.querySelectorAll('h2').length - 1);
    expect(closed.every((panel) => panel.querySelector('article, .team-thanks li'))).toBe(true);
    // Sections can't be opened before hydration, so links are omitted until then.
    expect(container.querySelector('.team-thanks a')).toBeNull();
  });

  // Spec 3.9
  it('is prerendered without email addresses and hydrates without errors', async () => {
    const data = withoutEmails(team);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page(data));
    expect(container.innerHTML).not.toContain('@');
    const errors: unknown[] = [];
    const root = await act(() =>
      Promise.resolve(
        hydrateRoot(container, page(data), { onRecoverableError: (error) => errors.push(error) }),
      ),
    );
    expect(errors).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });

  it('shows that email addresses are loading until the API responds', async () => {
    const user = userEvent.setup();
    const { promise, resolve } = Promise.withResolvers<Response>();
    const fetch = vi.fn(() => promise);
    vi.stubGlobal('fetch', fetch);
    render(page(withoutEmails(team)));
    expect(fetch).not.toHaveBeenCalled();
    await user.click(contact('Nadia Berrada'));
    expect(screen.getAllByText('Loading the email address…')[0]).toBeVisible();
    resolve(Response.json(team));
    expect(await openPanel().findByRole('link', { name: 'nadia@fatal.example' })).toBeVisible();
    expect(fetch).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('the form to a team member', () => {
  const user = userEvent.setup();
  const writeTo = (person: string) => openPanel().getByRole('button', { name: `Write to ${person}` });

  async function openForm(person: string) {
    localStorage.clear();
    render(<MemoryRouter>{page([...team])}</MemoryRouter>);
    await user.click(contact(person));
    await user.click(writeTo(person));
    const dialog = within(await screen.findByRole('dialog', { name: `Write to ${person}` }));
    return { dialog, box: (name: string) => dialog.getByRole('textbox', { name }) };
  }

  async function fillIn({ dialog, box }: Awaited<ReturnType<typeof openForm>>) {
    await user.type(box('Name'), 'Lena Ortiz');
    await user.type(box('Email'), 'lena@example.org');
    await user.type(box('Message'), 'Hello.');
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
  }

  const answer = (status: number, body: object) => {
    const post = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
    vi.stubGlobal('fetch', post);
    return post;
  };

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is available for members with an email address', () => {
    render(page([...team]));
    const offered = [...document.querySelectorAll('.gloam-contact-panel-button')].map((button) => {
      fireEvent.click(button);
      return button.parentElement?.querySelector('.gloam-contact-panel-write')?.textContent;
    });
    const givers = team.filter(({ email, original_role: role }) => email !== '' && role === null);
    expect(new Set(offered.filter((one) => one !== undefined))).toEqual(
      new Set(givers.map(({ name, first_surname: surname }) => `Write to ${name} ${surname}`)),
    );
  });

  it('sends to the member, takes focus and returns it', async () => {
    const post = answer(201, { message: 'Thanks.' });
    const form = await openForm('Wren Adeyemi');
    await vi.waitFor(() => {
      expect(form.box('Name')).toHaveFocus();
    });
    await fillIn(form);
    const [url, request] = post.mock.lastCall ?? [];
    expect(url).toBe(ENDPOINTS.contact);
    expect(JSON.parse(request?.body as string)).toMatchObject({
      to: 98,
      firstName: 'Lena Ortiz',
      email: 'lena@example.org',
      message: 'Hello.',
    });
    await vi.waitFor(() => {
      expect(form.dialog.getByRole('heading', { name: 'We’ve received your message.' })).toHaveFocus();
    });
    expect(form.dialog.getByText('We’re passing it on to Wren.')).toBeVisible();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => {
      expect(writeTo('Wren Adeyemi')).toHaveFocus();
    });
    expect(panels()).toEqual(['Ways to reach Wren Adeyemi']);

    await user.click(writeTo('Wren Adeyemi'));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('shows an error if the member no longer accepts messages, and keeps typed values', async () => {
    answer(422, { message: 'No.', errors: { to: ['unknown_person'] } });
    const form = await openForm('Wren Adeyemi');
    await fillIn(form);
    expect(await form.dialog.findByText(/^This person doesn’t take messages here any more\./)).toBeVisible();
    expect(form.box('Message')).toHaveValue('Hello.');
  });

  it('offers the draft when it is opened again', async () => {
    const { box } = await openForm('Wren Adeyemi');
    await user.type(box('Message'), 'Hello.');
    await user.keyboard('{Escape}');
    await vi.waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await user.click(writeTo('Wren Adeyemi'));
    await user.click(await screen.findByRole('button', { name: 'Restore the draft' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello.');
  });
});
