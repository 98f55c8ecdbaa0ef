import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, send } from './send.ts';

const fetchMock = vi.fn<typeof fetch>();

const post = (signal = new AbortController().signal) =>
  send('/api/applications', '{"a":1}', { idempotencyKey: 'key-1', language: 'ja', signal });

const answer = (body: string | null, status: number) => {
  fetchMock.mockResolvedValue(new Response(body, { status }));
};

/** Expects that something was logged, once. */
const expectLogged = () => {
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is sent', () => {
  // Spec 12.1
  it('is JSON, with the key of the form and the language of the answer', async () => {
    answer('{"message":"Thank you."}', 201);
    const { signal } = new AbortController();
    await post(signal);
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/applications', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'ja',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key-1',
      },
      signal,
    });
  });
});

describe('a form with a file', () => {
  it('has its type from the browser, which knows the boundary of its parts', async () => {
    answer('{"message":"Thank you."}', 201);
    const { signal } = new AbortController();
    await send('/api/event-applications', new FormData(), {
      idempotencyKey: 'key-1',
      language: 'en',
      signal,
    });
    const [, init] = fetchMock.mock.calls[0] ?? [];
    expect(init?.body).toBeInstanceOf(FormData);
    expect(new Headers(init?.headers).has('Content-Type')).toBe(false);
  });
});

describe('an answer', () => {
  it('of 201 is accepted, with the words of the server', async () => {
    answer('{"message":"Thank you."}', 201);
    expect(await post()).toEqual({ outcome: 'accepted', message: 'Thank you.' });
  });

  it.each([
    ['/withdraw/abc1', '/withdraw/abc1'],
    ['https://evil.example/withdraw/abc1', undefined],
    ['/withdraw/../login', undefined],
  ])('of 201 that points to %s lets the sender withdraw at %s', async (location, withdrawPath) => {
    fetchMock.mockResolvedValue(
      new Response('{"message":"Thank you."}', { status: 201, headers: { location } }),
    );
    expect(await post()).toEqual({ outcome: 'accepted', message: 'Thank you.', withdrawPath });
  });

  it('of 204 is accepted, without words', async () => {
    answer(null, 204);
    expect(await post()).toEqual({ outcome: 'accepted', message: '' });
  });

  it.each([
    ['200 with the login page of a network', '<h1>Welcome to our Wi-Fi</h1>', 200],
    ['201 that is null', 'null', 201],
    ['201 without words', '{}', 201],
    ['403 of somebody else', '<h1>Blocked</h1>', 403],
    ['422 of somebody else', '<h1>Unprocessable</h1>', 422],
    ['511 of a network that wants a login', '<h1>Sign in</h1>', 511],
  ])('of %s is none of our server, and is logged', async (_, body, status) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer(body, status);
    expect(await post()).toEqual({ outcome: 'unreachable' });
    expectLogged();
  });

  it.each(['{"message":"No."}', '<h1>413 Request Entity Too Large</h1>'])(
    'of 413 is too large, whoever says so, and is logged: %s',
    async (body) => {
      vi.mocked(console.error).mockImplementation(() => undefined);
      answer(body, 413);
      expect(await post()).toEqual({ outcome: 'too_large' });
      expectLogged();
    },
  );

  it('that is cut off is none, and is logged', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const text = () => Promise.reject(new TypeError('network error'));
    fetchMock.mockResolvedValue(Object.assign(new Response('{"mess', { status: 201 }), { text }));
    expect(await post()).toEqual({ outcome: 'unreachable' });
    expectLogged();
  });

  it('of 422 names the bad fields', async () => {
    const errors = { email: ['unique'], 'social_links.1.link': ['active_url', 'too_long'] };
    answer(JSON.stringify({ message: 'No.', errors }), 422);
    expect(await post()).toEqual({ outcome: 'invalid', errors });
  });

  it.each([
    ['says nothing of fields', '{"message":"No."}'],
    ['names no field', '{"message":"No.","errors":{}}'],
  ])('of 422 that %s is a failure', async (_, body) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer(body, 422);
    expect(await post()).toEqual({ outcome: 'failed' });
    expectLogged();
  });

  it('of 403 says that the forms are closed, and is logged', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer('{"message":"application_form.error.closed"}', 403);
    expect(await post()).toEqual({ outcome: 'closed' });
    expectLogged();
  });

  it('of 429 says that it was too much at once, and is logged', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer('{"message":"Too many."}', 429);
    expect(await post()).toEqual({ outcome: 'limited' });
    expectLogged();
  });

  it.each([400, 401, 404, 409, 415, 500, 502, 503])('of %i is a failure, and is logged', async (status) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer('{"message":"No.","errors":{"email":["required"]}}', status);
    expect(await post()).toEqual({ outcome: 'failed' });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(String(status)));
    expectLogged();
  });

  it.each([500, 502, 503, 504])('of %i that is not JSON is a failure, and is logged', async (status) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer('<html>Bad gateway</html>', status);
    expect(await post()).toEqual({ outcome: 'failed' });
    expectLogged();
  });
});

describe('no answer', () => {
  it('is told apart from a failure, and is logged', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await post()).toEqual({ outcome: 'unreachable' });
    expectLogged();
  });

  it('that was not waited for is told as such, and is no failure', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason as Error);
    });
    await expect(post(controller.signal)).rejects.toThrow('aborted');
  });
});

const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

describe('bodyOf', () => {
  it('is JSON where there is no file', () => {
    expect(bodyOf({ name: 'Nerea' }, null)).toBe('{"name":"Nerea"}');
  });

  it('is a form with the file and every value as a text', () => {
    const form = bodyOf({ surname: 'Okafor', list: '["a"]' }, { name: 'resume', file });
    expect(Object.fromEntries(form as FormData)).toMatchObject({
      surname: 'Okafor',
      list: '["a"]',
      resume: { name: 'cv.pdf', size: 8 },
    });
  });
});
