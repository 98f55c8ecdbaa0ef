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

/** Submits without waiting for the response. */
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

/** Returns a function that resolves the pending request. Aborting rejects it. */
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

it('calls onSent instead of changing to sent', async () => {
  const onSent = vi.fn();
  const hook = setUp('en', onSent);
  await submit(hook, '');
  expect(onSent).not.toHaveBeenCalled();
  answer(200);
  await submit(hook);
  expect(onSent).toHaveBeenCalledOnce();
  expect(hook.result.current.status).toBe('sending');
});

describe('useSubmission', () => {
  it('starts in the editing state', () => {
    expect(setUp().result.current).toMatchObject({ status: 'editing', errors: {}, message: '' });
  });

  it('does not send invalid values', async () => {
    const form = setUp();
    await submit(form, '');
    expect(form.result.current).toMatchObject({ status: 'editing', errors: { name: ['required'] } });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('sends the validated values, the form signals and the language', async () => {
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
  ])('returns the state for a response of %i', async (status, body, state) => {
    silence();
    const form = setUp();
    answer(status, body);
    await submit(form);
    expect(form.result.current).toMatchObject(state);
    vi.mocked(console.error).mockClear();
  });

  it.each([
    ['a response of 500', () => answer(500)],
    ['a response that is not JSON', () => answer(502, '<html>Bad gateway</html>')],
    ['a response of 413', () => answer(413)],
  ])('fails after %s', async (_, prepare) => {
    silence();
    const form = setUp();
    prepare();
    await submit(form);
    expect(form.result.current).toMatchObject({ status: 'failed', failure: 'global', errors: {} });
    vi.mocked(console.error).mockClear();
  });

  it('is unreachable if there is no response', async () => {
    silence();
    const form = setUp();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await submit(form);
    expect(form.result.current).toMatchObject({ status: 'failed', failure: 'unreachable', errors: {} });
    vi.mocked(console.error).mockClear();
  });

  it('clears the errors of the previous attempt', async () => {
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

describe('the request of a submission', () => {
  // Spec 12.5
  it('has the same idempotency key and body on a retry', async () => {
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

  it('contains only the values if there are no signals', async () => {
    const { result } = setUp();
    answer(201);
    await act(() => result.current.submit({ name: 'Nerea' }));
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe('{"name":"Nerea"}');
  });

  it('has no Form-Signals header if the elapsed time is unknown', async () => {
    const form = setUp();
    answer(201);
    await submit(form, 'Nerea', { trap: '' });
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).has('Form-Signals')).toBe(false);
  });

  it('has a new key for other values', async () => {
    const form = setUp();
    answer(422, { errors: { name: ['unique'] } });
    await submit(form, 'Nerea');
    answer(201);
    await submit(form, 'Nerea O.');
    expect(new Set(keys()).size).toBe(2);
  });

  it('has a new key in another form with the same values', async () => {
    answer(201);
    await submit(setUp());
    answer(201);
    await submit(setUp());
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('while sending', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('changes to slow after ten seconds', async () => {
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

  it('does not change to slow after the response', async () => {
    const arrive = answerLater();
    const form = setUp();
    begin(form);
    await arrive(201);
    wait(SLOW_AFTER * 2);
    expect(form.result.current.status).toBe('sent');
  });

  it('ignores further submits', async () => {
    const arrive = answerLater();
    const form = setUp();
    begin(form);
    begin(form);
    begin(form, 'Somebody else');
    expect(fetchMock).toHaveBeenCalledOnce();
    await arrive(201);
    expect(form.result.current.status).toBe('sent');
  });

  it('can be cancelled and sent again with the same key', async () => {
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

  it('aborts the request on unmount', () => {
    answerLater();
    const form = setUp();
    begin(form);
    form.unmount();
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
