import {} from '@fatal/contracts';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSource } from '../../routes/browser-source.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { PageStore } from '../../app/page-store.ts';
import { SiteContext } from '../../routes/site-context.ts';
import { Page } from './page.tsx';
import { testSettings } from '../../testing/page-settings.ts';

vi.mock('#content/faq', () => ({
  faq: [1, 2, 3].map((n) => ({
    n,
    question: { id: `test.question.${String(n)}`, message: `Question ${String(n)}?` },
    answer: { id: `test.answer.${String(n)}`, message: `<p>Answer ${String(n)}.</p>` },
  })),
}));

const FAILURE = 'Error sending message. Please try again later.';

function show(address = '/support') {
  const i18n = createI18n('en');
  const site = {
    settings: testSettings(),
    locale: 'en' as const,
    setLocale: () => Promise.resolve(),
    pages: new PageStore(i18n, browserSource),
  };
  const router = createMemoryRouter([{ path: '/support', element: <Page /> }], { initialEntries: [address] });
  render(
    <SiteContext value={site}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </SiteContext>,
  );
  return router;
}

const textbox = (name: string) => screen.getByRole('textbox', { name });
const menu = (name: string) => screen.getByRole('combobox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn() {
  await userEvent.type(textbox('First name'), 'Nerea');
  await userEvent.type(textbox('Surname'), 'Okafor');
  await userEvent.type(textbox('Email'), 'nerea@example.com');
  await userEvent.selectOptions(menu('Reason'), 'general');
  await userEvent.type(textbox('Message'), 'Which door?');
}

function answerWith(status: number, body: object) {
  const fetched = vi.fn(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function sentBody(fetched: ReturnType<typeof answerWith>): unknown {
  const [, options] = fetched.mock.calls[0] as unknown as [string, { body: string }];
  return JSON.parse(options.body);
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the contact form', () => {
  // Spec 11.10, 11.1
  it('shows errors for missing fields and sends nothing', async () => {
    const fetched = answerWith(201, {});
    show();
    await send();
    for (const [field, sentence] of [
      [textbox('First name'), 'First name is required.'],
      [textbox('Surname'), 'Surname is required.'],
      [textbox('Email'), 'Valid email is required.'],
      [menu('Reason'), 'Reason is required.'],
      [textbox('Message'), 'Message is required.'],
    ] as const) {
      expect(field).toHaveAccessibleDescription(sentence);
    }
    expect(textbox('Phone')).toBeValid();
    await waitFor(() => {
      expect(textbox('First name')).toHaveFocus();
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  // Spec 11.1
  it('has its own message for an invalid email and shared ones for other errors', async () => {
    show();
    await userEvent.type(textbox('Email'), 'nerea@okafor');
    await userEvent.click(textbox('Surname'));
    await userEvent.paste('o'.repeat(201));
    await send();
    expect(textbox('Email')).toHaveAccessibleDescription('Valid email is required.');
    expect(textbox('Surname')).toHaveAccessibleDescription('This text is too long.');
  });

  // Spec 11.1, 11.2
  it('joins country code and phone number', async () => {
    const fetched = answerWith(201, { message: 'Thank you.' });
    show();
    await fillIn();
    await userEvent.type(textbox('Phone'), '600 000 000');
    await send();
    expect(sentBody(fetched)).toEqual({
      firstName: 'Nerea',
      surname: 'Okafor',
      email: 'nerea@example.com',
      phone: '+34 600 000 000',
      reason: 'general',
      message: 'Which door?',
    });
  });

  it('ignores the country code if the number already has one', async () => {
    const fetched = answerWith(201, { message: 'Thank you.' });
    show();
    await fillIn();
    await userEvent.type(textbox('Phone'), '＋31 6 12345678');
    await send();
    expect(sentBody(fetched)).toMatchObject({ phone: '+31 6 12345678' });
  });

  it('strips copied characters from the email and rejects an invisible name', async () => {
    const fetched = answerWith(201, { message: 'Thank you.' });
    show();
    await fillIn();
    await userEvent.clear(textbox('Email'));
    await userEvent.type(textbox('Email'), '\u200b<nerea@example.com>,');
    await userEvent.clear(textbox('First name'));
    await userEvent.type(textbox('First name'), '\u3164\u200b');
    await send();
    expect(textbox('First name')).toHaveAccessibleDescription('First name is required.');
    await userEvent.type(textbox('First name'), 'Nerea');
    await send();
    expect(sentBody(fetched)).toMatchObject({ email: 'nerea@example.com' });
  });

  it('rejects an email address with non-ASCII letters before the @', async () => {
    show();
    await fillIn();
    await userEvent.clear(textbox('Email'));
    await userEvent.type(textbox('Email'), 'josé@example.com');
    await send();
    expect(textbox('Email')).toHaveAccessibleDescription(/accented or non-Latin letters before the @/);
  });

  // Spec 11.2
  it('sends an empty phone if there is no number', async () => {
    const fetched = answerWith(201, { message: 'Thank you.' });
    show();
    await userEvent.selectOptions(menu('Country code'), '+81');
    await fillIn();
    await send();
    expect(sentBody(fetched)).toMatchObject({ phone: '' });
  });

  // Spec 11.10, 12.1
  it('shows the server’s message and resets', async () => {
    answerWith(201, { message: 'Thank you. We’ve received your message.' });
    show();
    await userEvent.selectOptions(menu('Country code'), '+81');
    await fillIn();
    await send();
    expect(await screen.findByText('Thank you. We’ve received your message.')).toBeInTheDocument();
    expect(textbox('First name')).toHaveValue('');
    expect(textbox('Message')).toHaveValue('');
    expect(menu('Reason')).toHaveValue('');
    expect(menu('Country code')).toHaveValue('+34');
  });

  it('stores an unsent message with its country code until it is sent', async () => {
    answerWith(201, { message: 'Thank you.' });
    show();
    await fillIn();
    await userEvent.selectOptions(menu('Country code'), '+81');
    cleanup();
    expect(localStorage.getItem('draft:contact')).toContain('"+81"');

    show();
    await userEvent.click(screen.getByRole('button', { name: 'Restore the draft' }));
    expect(textbox('First name')).toHaveFocus();
    expect(textbox('Message')).toHaveValue('Which door?');
    expect(menu('Reason')).toHaveValue('general');
    expect(menu('Country code')).toHaveValue('+81');
    await send();
    await screen.findByText('Thank you.');
    expect(localStorage.getItem('draft:contact')).toBeNull();
  });

  describe('after a failure', () => {
    // The requests fail on purpose, so the logged errors are expected.
    beforeEach(() => {
      vi.mocked(console.error).mockImplementation(() => undefined);
    });

    afterEach(() => {
      vi.mocked(console.error).mockClear();
    });

    // Spec 11.10, 11.11
    it.each([400, 403, 409, 422, 429, 500])('keeps all values and shows one message: %i', async (status) => {
      answerWith(status, { message: 'Something else.', errors: { email: ['unique'] } });
      show();
      await userEvent.selectOptions(menu('Country code'), '+81');
      await fillIn();
      await send();
      expect(await screen.findByText(FAILURE)).toBeInTheDocument();
      expect(textbox('Email')).toBeValid();
      expect(textbox('Email')).toHaveValue('nerea@example.com');
      expect(menu('Country code')).toHaveValue('+81');
      expect(textbox('Message')).toHaveValue('Which door?');
    });

    // Spec 11.11
    it('keeps all values if the network fails', async () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
      show();
      await fillIn();
      await send();
      expect(await screen.findByText(FAILURE)).toBeInTheDocument();
      expect(screen.getByText(/check your internet connection/)).toBeInTheDocument();
      expect(textbox('Message')).toHaveValue('Which door?');
    });
  });
});

describe('the collaboration block', () => {
  it.each([
    ['partner', 'partner'],
    ['<script>', ''],
  ])('selects the reason in the URL if it is valid: %s', (asked, chosen) => {
    show(`/support?reason=${encodeURIComponent(asked)}#contact`);
    expect(menu('Reason')).toHaveValue(chosen);
  });

  // Spec 10.1
  it('links to the form with the reason preselected', async () => {
    const router = show();
    const address = screen.getByRole('link', { name: 'Propose a collaboration' }).getAttribute('href') ?? '';
    await act(() => router.navigate(address));
    expect(router.state.location.hash).toBe('#contact');
    expect(menu('Reason')).toHaveValue('partner');
  });
});

describe('the FAQ', () => {
  const button = (n: number) => document.querySelector<HTMLButtonElement>(`button#faq-${String(n)}`);
  const open = () => [...document.querySelectorAll('#faq [aria-expanded="true"]')].map(({ id }) => id);

  // Spec 10.1
  it('renders all questions closed, with their answers in the DOM', () => {
    show();
    const section = screen.getByRole('region', { name: 'Frequently asked questions' });
    expect(section).toHaveAttribute('id', 'faq');
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect([1, 2, 3].map((n) => button(n)?.ariaExpanded)).toEqual(['false', 'false', 'false']);
    expect(within(section).getByText('Answer 2.')).not.toBeVisible();
  });

  // Spec 2.6
  it('opens and focuses the question in the hash', () => {
    show('/support#faq-2');
    expect(open()).toEqual(['faq-2']);
    expect(button(2)).toHaveFocus();
    expect(screen.getByText('Answer 2.')).toBeVisible();
  });

  // Spec 10.1
  it('keeps other questions open and reopens a question on navigation', async () => {
    const router = show('/support#faq-2');
    await act(() => router.navigate('/support#faq-3'));
    expect(open()).toEqual(['faq-2', 'faq-3']);

    await userEvent.click(screen.getByRole('button', { name: 'Question 3?' }));
    expect(open()).toEqual(['faq-2']);
    await act(() => router.navigate('/support#faq-3'));
    expect(open()).toEqual(['faq-2', 'faq-3']);
  });

  it.each(['#faq-4', '#faq', '#contact', '#%'])('opens nothing for %s', (hash) => {
    show(`/support${hash}`);
    expect(open()).toEqual([]);
  });

  it('copies the link to a question', async () => {
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    show('/support#faq-2');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link to “Question 2?”' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^https?:.*#faq-2$/));
  });
});
