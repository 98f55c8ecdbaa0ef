import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as applicationStories from '../application-form/application-form.stories.js';
import { ApplicationForm, type ApplicationFormProps } from '../application-form/application-form.js';
import * as contactStories from '../contact-form/contact-form.stories.js';
import { ContactForm, type ContactFormProps } from '../contact-form/contact-form.js';
import { memoryStorage } from '../fixtures/samples/drafts.js';
import { DRAFT_LIFETIME } from './draft-notice.logic.js';
import { draftNoticeLabels } from '../labels/en.js';

const KEY = 'draft:application:fx';
const THEN = Date.UTC(2026, 5, 3, 10, 12);

const basic = composeStories(applicationStories).Default.args as ApplicationFormProps;
const contact = composeStories(contactStories).Default.args as ContactFormProps;

function setUp(stored?: object | string, now = THEN + 1000) {
  const text = typeof stored === 'string' ? stored : stored && JSON.stringify(stored);
  const storage = memoryStorage(text === undefined ? {} : { [KEY]: text });
  const clock = { time: now };
  const draft = { key: KEY, now: () => clock.time, storage };
  const kept = () => {
    const json = storage.items.get(KEY);
    return json === undefined
      ? null
      : (JSON.parse(json) as { savedAt: number; values: Record<string, unknown>; older?: object[] });
  };
  const form = (props: ApplicationFormProps = basic) => (
    <ApplicationForm {...props} draft={draft} labels={{ ...props.labels, draft: draftNoticeLabels }} />
  );
  return { storage, clock, draft, kept, form };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
const offered = (time: number) => draftNoticeLabels.offer({ savedAt: new Date(time) });
const said = () => screen.getAllByRole('status').map((region) => region.textContent.trim());
const restore = () => userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
const discard = () => userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.discard }));
const offer = () => screen.queryByText(/You left something unsent/);
const leave = () => fireEvent(window, new Event('pagehide'));

const VALUES = {
  full_name: 'Nerea',
  surname: 'Okafor',
  email: 'nerea@okafor.example',
  phone: '600',
  social_links: [
    { platform: 'artstation', link: 'https://artstation.com/nerea' },
    { platform: 'other', link: 'nerea.example' },
    { platform: '', link: '' },
  ],
  software: 'Blender',
  motivation: 'Light\nand doors',
  availability: 'Sundays',
  source: 'other',
  other_source: 'A poster',
};

/** The values that the form submits. */
function submitted(onSubmit: ReturnType<typeof vi.fn<ApplicationFormProps['onSubmit']>>) {
  fireEvent.submit(box('First name').closest('form') ?? document.body);
  return onSubmit.mock.lastCall?.[0];
}

afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  it('saves one second after the visitor stops typing', () => {
    vi.useFakeTimers();
    const { form, kept } = setUp();
    render(form());
    type('First name', 'N');
    vi.advanceTimersByTime(900);
    type('First name', 'Ne');
    vi.advanceTimersByTime(999);
    expect(kept()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(kept()).toMatchObject({ savedAt: THEN + 1000, values: { full_name: 'Ne', source: '' } });
  });

  it('saves when the page is hidden, not when it is shown again', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { form, kept } = setUp();
    render(form());
    type('Motivation', 'Light');
    fireEvent(document, new Event('visibilitychange'));
    expect(kept()).toBeNull();
    visibility.mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(kept()?.values).toMatchObject({ motivation: 'Light' });
  });

  it('saves rows and choices on unmount, but not the honeypot field', async () => {
    const { form, kept } = setUp();
    const { container, unmount } = render(form());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How did you find us?' }), 'friend');
    await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    fireEvent.input(container.querySelector('[name="form_note"]') ?? container, { target: { value: 'x' } });
    unmount();
    expect(kept()?.values).toEqual({
      ...Object.fromEntries(Object.keys(VALUES).map((name) => [name, ''])),
      social_links: [
        { platform: '', link: '' },
        { platform: '', link: '' },
      ],
      source: 'friend',
    });
  });

  it('saves nothing before the visitor types, and removes the draft of an emptied form', () => {
    const { form, storage } = setUp();
    render(form());
    leave();
    expect(storage.items.size).toBe(0);
    type('First name', 'Nerea');
    leave();
    expect(storage.items.size).toBe(1);
    type('First name', '');
    leave();
    expect(storage.items.size).toBe(0);
  });

  it('saves while the form is being sent, and keeps the draft after a failure', () => {
    const { form, kept } = setUp();
    const { rerender } = render(form());
    type('First name', 'Nerea');
    rerender(form({ ...basic, status: 'sending' }));
    leave();
    rerender(form({ ...basic, status: 'failed' }));
    expect(kept()?.values).toMatchObject({ full_name: 'Nerea' });
  });

  it('saves in localStorage by default', () => {
    const { draft } = setUp();
    render(
      <ApplicationForm
        {...basic}
        draft={{ key: KEY, now: draft.now }}
        labels={{ ...basic.labels, draft: draftNoticeLabels }}
      />,
    );
    type('First name', 'Nerea');
    leave();
    expect(localStorage.getItem(KEY)).toContain('Nerea');
    localStorage.removeItem(KEY);
  });

  it('saves nothing without `draft`', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const { unmount } = render(<ApplicationForm {...basic} />);
    type('First name', 'Nerea');
    unmount();
    expect(setItem).not.toHaveBeenCalled();
  });
});

describe('offering', () => {
  it('fills every field and row on Restore, and focuses the first field', async () => {
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    const { form, kept } = setUp({ savedAt: THEN, values: VALUES });
    render(form({ ...basic, onSubmit }));
    expect(said()).toContain(offered(THEN));
    expect(box('First name')).toHaveValue('');
    expect(document.body).toHaveFocus();
    await restore();
    expect(box('First name')).toHaveFocus();
    expect(said()).toContain('Your text is back in the form.');
    expect(offer()).not.toBeInTheDocument();
    expect(box('Tell us where')).toBeVisible();
    expect(screen.getAllByRole('group', { name: /^Link \d/ })).toHaveLength(3);
    expect(submitted(onSubmit)).toEqual(VALUES);
    expect(kept()).toEqual({ savedAt: THEN, values: VALUES });
  });

  it('disables platforms that restored rows use', async () => {
    const { form } = setUp({ savedAt: THEN, values: VALUES });
    render(form());
    await restore();
    const third = within(screen.getByRole('group', { name: 'Link 3' }));
    expect(third.getByRole('option', { name: 'ArtStation' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(screen.getAllByRole('group', { name: /^Link \d/ })).toHaveLength(2);
  });

  it('restores the calling code of a phone field', async () => {
    const { draft } = setUp({
      savedAt: THEN,
      values: { phonePrefix: '+81', phone: '3 0000', reason: 'work' },
    });
    render(
      <ContactForm {...contact} draft={draft} labels={{ ...contact.labels, draft: draftNoticeLabels }} />,
    );
    await restore();
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+81');
    expect(box('Phone')).toHaveValue('3 0000');
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('work');
  });

  it('removes the draft on Discard, and focuses the first field', async () => {
    const { form, storage } = setUp({ savedAt: THEN, values: VALUES });
    render(form());
    await discard();
    expect(storage.items.size).toBe(0);
    expect(said()).toContain(draftNoticeLabels.discarded);
    expect(offer()).not.toBeInTheDocument();
    expect(box('First name')).toHaveFocus();
    expect(box('First name')).toHaveValue('');
  });

  it('offers the draft in strict mode', async () => {
    const { form } = setUp({ savedAt: THEN, values: VALUES });
    render(<StrictMode>{form()}</StrictMode>);
    await restore();
    expect(box('First name')).toHaveValue('Nerea');
  });

  it('does not offer the draft if the browser has restored the same text', async () => {
    const values = { ...VALUES, social_links: [{ platform: '', link: '' }], source: '', other_source: '' };
    const { form, kept } = setUp({ savedAt: THEN, values });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(form());
    for (const [name, value] of Object.entries(values)) {
      const control = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control && typeof value === 'string') control.value = value;
    }
    const root = await act(() => hydrateRoot(container, form()));
    expect(offer()).not.toBeInTheDocument();
    leave();
    expect(kept()?.savedAt).toBe(THEN);
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});

describe('typing before choosing', () => {
  it('keeps the offer and saves both texts', () => {
    const { form, kept, clock } = setUp({ savedAt: THEN, values: VALUES });
    render(form());
    clock.time = THEN + 5000;
    type('First name', 'Ines');
    leave();
    expect(offer()).toBeInTheDocument();
    expect(kept()).toMatchObject({
      savedAt: THEN + 5000,
      values: { full_name: 'Ines' },
      older: [{ savedAt: THEN, values: VALUES }],
    });
  });

  it('swaps the two texts on Restore', async () => {
    const { form } = setUp({ savedAt: THEN, values: VALUES }, THEN + 86_400_000);
    render(form());
    type('First name', 'Ines');
    await restore();
    expect(box('First name')).toHaveValue('Nerea');
    expect(said()).toContain(`${draftNoticeLabels.restored} ${offered(THEN + 86_400_000)}`);
    await restore();
    expect(box('First name')).toHaveValue('Ines');
    expect(said()).toContain(`${draftNoticeLabels.restored} ${offered(THEN)}`);
  });

  it('keeps the new text on Discard', async () => {
    const { form, kept } = setUp({ savedAt: THEN, values: VALUES });
    render(form());
    type('First name', 'Ines');
    await discard();
    expect(box('First name')).toHaveValue('Ines');
    expect(kept()).toMatchObject({ values: { full_name: 'Ines' } });
    expect(kept()).not.toHaveProperty('older');
  });

  it('offers both texts after a reload, the newest first', async () => {
    const first = setUp({ savedAt: THEN, values: VALUES });
    const { unmount } = render(first.form());
    first.clock.time = THEN + 3_600_000;
    type('First name', 'Ines');
    unmount();
    render(first.form());
    expect(said()).toContain(offered(THEN + 3_600_000));
    await discard();
    expect(said()).toContain(`${draftNoticeLabels.discarded} ${offered(THEN)}`);
    expect(screen.getByRole('button', { name: draftNoticeLabels.discard })).toHaveFocus();
    await restore();
    expect(box('First name')).toHaveValue('Nerea');
    expect(first.kept()).toEqual({ savedAt: THEN, values: VALUES });
  });
});

describe('after a successful submission', () => {
  it('removes the draft and cancels a pending save', () => {
    vi.useFakeTimers();
    const { form, storage } = setUp({ savedAt: THEN, values: VALUES });
    const { rerender, unmount } = render(form());
    type('First name', 'Ines');
    rerender(form({ ...basic, status: 'sending' }));
    rerender(form({ ...basic, status: 'sent' }));
    vi.advanceTimersByTime(5000);
    leave();
    unmount();
    expect(storage.items.size).toBe(0);
  });

  it('empties a form that stays, and saves the next text', async () => {
    const { draft, storage, kept } = setUp({ savedAt: THEN, values: { firstName: 'Nerea' } });
    const form = (props: ContactFormProps) => (
      <ContactForm {...props} draft={draft} labels={{ ...contact.labels, draft: draftNoticeLabels }} />
    );
    const { rerender } = render(form(contact));
    await restore();
    rerender(form({ ...contact, status: 'sending' }));
    rerender(form({ ...contact, status: 'sent' }));
    expect(box('First name')).toHaveValue('');
    expect(screen.queryByText('Your text is back in the form.')).not.toBeInTheDocument();
    leave();
    expect(storage.items.size).toBe(0);
    type('Message', 'Another one');
    leave();
    expect(kept()?.values).toMatchObject({ firstName: '', message: 'Another one' });
  });

  it('renders an empty form again after the confirmation', async () => {
    const { form } = setUp({ savedAt: THEN, values: VALUES });
    const { rerender } = render(form());
    await restore();
    rerender(form({ ...basic, status: 'sent' }));
    rerender(form());
    expect(box('First name')).toHaveValue('');
    expect(screen.getAllByRole('group', { name: /^Link \d/ })).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: 'Tell us where' })).not.toBeInTheDocument();
  });
});

describe('broken drafts and storages', () => {
  it.each([
    ['too old', { savedAt: THEN - DRAFT_LIFETIME, values: VALUES }],
    ['malformed', '{"savedAt":'],
    ['of another form', { savedAt: THEN, values: { title: 'Fog' } }],
  ])('removes a draft that is %s', (_, stored) => {
    const { form, storage } = setUp(stored);
    render(form());
    expect(offer()).not.toBeInTheDocument();
    expect(storage.items.size).toBe(0);
  });

  it.each([
    ['throws at every call', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
  ])('still submits if the storage %s', async (_, storage) => {
    const { draft } = setUp();
    const onSubmit = vi.fn<ApplicationFormProps['onSubmit']>();
    const labels = { ...basic.labels, draft: draftNoticeLabels };
    const form = (props: ApplicationFormProps): ReactElement => (
      <ApplicationForm {...props} draft={{ ...draft, storage }} labels={labels} onSubmit={onSubmit} />
    );
    const { rerender } = render(form(basic));
    type('First name', 'Nerea');
    leave();
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    rerender(form({ ...basic, status: 'sent' }));
    expect(screen.getByRole('heading', { name: 'Sent. Check your email.' })).toHaveFocus();
  });

  it('still takes text if the browser blocks localStorage', () => {
    const { draft } = setUp();
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    render(
      <ApplicationForm
        {...basic}
        draft={{ key: KEY, now: draft.now }}
        labels={{ ...basic.labels, draft: draftNoticeLabels }}
      />,
    );
    type('First name', 'Nerea');
    leave();
    expect(refused).toHaveBeenCalled();
    expect(box('First name')).toHaveValue('Nerea');
  });
});

describe('two tabs', () => {
  it('saves the text typed last, and nothing from an idle tab', () => {
    const { form, kept } = setUp();
    render(form());
    type('First name', 'Nerea');
    leave();
    const other = render(form({ ...basic, id: 'other' }));
    const inOther = within(other.container);
    leave();
    expect(kept()?.values).toMatchObject({ full_name: 'Nerea' });
    fireEvent.input(inOther.getByRole('textbox', { name: 'First name' }), { target: { value: 'Ines' } });
    leave();
    expect(kept()?.values).toMatchObject({ full_name: 'Ines' });
  });
});

function refuse(): never {
  throw new DOMException('Storage is closed.', 'SecurityError');
}
