import type { Locale, Validated } from '@fatal/contracts';
import type { SubmissionSignals } from '@gloam/ui';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { PageStore } from '../app/page-store.ts';
import { SiteContext } from '../routes/site-context.ts';
import { SLOW_AFTER, useSubmission } from './use-submission.ts';
import { testSettings } from '../testing/page-settings.ts';

interface Values {
  name: string;
}

const fetchMock = vi.fn<typeof fetch>();

const check = ({ name }: Values): Validated<Values> =>
  name === '' ? { ok: false, errors: { name: ['required'] } } : { ok: true, value: { name: name.trim() } };

function setUp(locale: Locale = 'en', onSent?: () => void) {
  const site = {
    settings: testSettings(),
    locale,
    setLocale: () => Promise.resolve(),
    pages: new PageStore(createI18n(locale), {} as never),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteContext value={site}>{children}</SiteContext>
  );
  return renderHook(() => useSubmission<Values>({ url: '/api/contact', check, onSent }), { wrapper });
}

type Hook = ReturnType<typeof setUp>;

const signals = { trap: '', elapsed: 60_000.4 };

const submit = ({ result }: Hook, name = 'Nerea', given: SubmissionSignals = signals) =>
  act(() => result.current.submit({ name }, given));

/** Submits without waiting for the answer. */
const begin = ({ result }: Hook, name = 'Nerea') => {
  act(() => void result.current.submit({ name }, signals));
};

const wait = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

const answer = (status: number, body: object | string = { message: 'Thank you.' }) => {
  fetchMock.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
};

/** An answer that comes when the test says so, unless it is no longer waited for. */
function answerLater() {
  let arrive: (response: Response) => void = () => undefined;
  fetchMock.mockImplementationOnce(
    (_, init) =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        init?.signal?.addEventListener('abort', () => {
          reject(init.signal?.reason as Error);
        });
      }),
  );
  return async (status: number) => {
    await act(async () => {
      arrive(Response.json({ message: 'Thank you.' }, { status }));
      await vi.advanceTimersByTimeAsync(0);
    });
  };
}

const keys = () => fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

const silence = () => vi.mocked(console.error).mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does what follows in place of saying that all is sent', async () => {
  const onSent = vi.fn();
  const hook = setUp('en', onSent);
  await submit(hook, '');
  expect(onSent).not.toHaveBeenCalled();
  answer(200);
  await submit(hook);
  expect(onSent).toHaveBeenCalledOnce();
  expect(hook.result.current.status).toBe('sending');
});

describe('a form', () => {
  it('is being edited at first', () => {
    expect(setUp().result.current).toMatchObject({ status: 'editing', errors: {}, message: '' });
  });

  it('is not sent while it breaks the rules', async () => {
    const form = setUp();
    await submit(form, '');
    expect(form.result.current).toMatchObject({ status: 'editing', errors: { name: ['required'] } });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is sent as the rules have cleaned it, and asks for the answer in the language of the page', async () => {
    const form = setUp('jp');
    answer(201);
    await submit(form, '  Nerea ');
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/contact');
    expect(init?.body).toBe('{"name":"Nerea"}');
    expect(new Headers(init?.headers).get('Form-Signals')).toBe('elapsed=60000');
    expect(new Headers(init?.headers).get('Accept-Language')).toBe('ja');
  });

  it.each([
    [201, { message: 'Thank you.' }, { status: 'sent', message: 'Thank you.', errors: {} }],
    [422, { errors: { email: ['unique'] } }, { status: 'editing', errors: { email: ['unique'] } }],
    [403, { message: 'application_form.error.closed' }, { status: 'closed', errors: {} }],
    [429, {}, { status: 'failed', failure: 'limited', errors: {} }],
  ])('tells what an answer of %i means', async (status, body, state) => {
    silence();
    const form = setUp();
    answer(status, body);
    await submit(form);
    expect(form.result.current).toMatchObject(state);
    vi.mocked(console.error).mockClear();
  });

  it.each([
    ['an answer of 500', () => answer(500)],
    ['an answer that is not JSON', () => answer(502, '<html>Bad gateway</html>')],
    ['a refusal of its size', () => answer(413)],
  ])('says after %s that it failed', async (_, prepare) => {
    silence();
    const form = setUp();
    prepare();
    await submit(form);
    expect(form.result.current).toMatchObject({ status: 'failed', failure: 'global', errors: {} });
    vi.mocked(console.error).mockClear();
  });

  it('says after no answer that the server was not reached', async () => {
    silence();
    const form = setUp();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await submit(form);
    expect(form.result.current).toMatchObject({ status: 'failed', failure: 'unreachable', errors: {} });
    vi.mocked(console.error).mockClear();
  });

  it('forgets the errors of the attempt before', async () => {
    silence();
    const form = setUp();
    await submit(form, '');
    answer(500);
    await submit(form);
    expect(form.result.current).toMatchObject({ status: 'failed', errors: {} });
    await submit(form, '');
    expect(form.result.current).toMatchObject({ status: 'editing', errors: { name: ['required'] } });
    vi.mocked(console.error).mockClear();
  });
});

describe('the key of a form', () => {
  // Spec 12.5
  it('stays for the same text, so that a retry after a lost answer stores nothing twice', async () => {
    silence();
    const form = setUp();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await submit(form);
    await submit(form, '');
    answer(201);
    await submit(form, 'Nerea', { trap: 'x', elapsed: 90_000 });
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    const [sent, again] = fetchMock.mock.calls.map(([, init]) => init?.body);
    expect(again).toBe(sent);
    vi.mocked(console.error).mockClear();
  });

  it('adds nothing where there is no form', async () => {
    const { result } = setUp();
    answer(201);
    await act(() => result.current.submit({ name: 'Nerea' }));
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe('{"name":"Nerea"}');
  });

  it('says nothing of a time that nobody knows', async () => {
    const form = setUp();
    answer(201);
    await submit(form, 'Nerea', { trap: '' });
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).has('Form-Signals')).toBe(false);
  });

  it('is another one for another text', async () => {
    const form = setUp();
    answer(422, { errors: { name: ['unique'] } });
    await submit(form, 'Nerea');
    answer(201);
    await submit(form, 'Nerea O.');
    expect(new Set(keys()).size).toBe(2);
  });

  it('is another one for another form with the same text', async () => {
    answer(201);
    await submit(setUp());
    answer(201);
    await submit(setUp());
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('while it is sent, a form', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('says so, and after ten seconds that it takes long', async () => {
    const arrive = answerLater();
    const form = setUp();
    begin(form);
    expect(form.result.current.status).toBe('sending');
    wait(SLOW_AFTER - 1);
    expect(form.result.current.status).toBe('sending');
    wait(1);
    expect(SLOW_AFTER).toBe(10_000);
    expect(form.result.current.status).toBe('slow');
    await arrive(201);
    expect(form.result.current.status).toBe('sent');
  });

  it('does not grow slow after its answer', async () => {
    const arrive = answerLater();
    const form = setUp();
    begin(form);
    await arrive(201);
    wait(SLOW_AFTER * 2);
    expect(form.result.current.status).toBe('sent');
  });

  it('is sent once, however often its button is pressed', async () => {
    const arrive = answerLater();
    const form = setUp();
    begin(form);
    begin(form);
    begin(form, 'Somebody else');
    expect(fetchMock).toHaveBeenCalledOnce();
    await arrive(201);
    expect(form.result.current.status).toBe('sent');
  });

  it('can be stopped, is edited then, and can be sent again under the same key', async () => {
    answerLater();
    const form = setUp();
    begin(form);
    wait(SLOW_AFTER);
    await act(async () => {
      form.result.current.cancel();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(form.result.current).toMatchObject({ status: 'editing', errors: {} });
    answer(201);
    await submit(form);
    expect(form.result.current.status).toBe('sent');
    expect(new Set(keys()).size).toBe(1);
  });

  it('is not waited for by a page that was left', () => {
    answerLater();
    const form = setUp();
    begin(form);
    form.unmount();
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
