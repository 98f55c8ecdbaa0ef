import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, send } from './send.ts';

const fetchMock = vi.fn<typeof fetch>();

const post = (signal = new AbortController().signal) =>
  send('/api/applications', '{"a":1}', { idempotencyKey: 'key-1', language: 'ja', signal });

const answer = (body: string | null, status: number) => {
  fetchMock.mockResolvedValue(new Response(body, { status }));
};

/** Expects exactly one logged error. */
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

describe('the request', () => {
  // Spec 12.1
  it('is JSON with idempotency key and language', async () => {
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

describe('a request with a file', () => {
  it('has no Content-Type, so that the browser sets it with the boundary', async () => {
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

describe('the response', () => {
  it('is accepted with the message of the server for 201', async () => {
    answer('{"message":"Thank you."}', 201);
    expect(await post()).toEqual({ outcome: 'accepted', message: 'Thank you.' });
  });

  it.each([
    ['/withdraw/abc1', '/withdraw/abc1'],
    ['https://evil.example/withdraw/abc1', undefined],
    ['/withdraw/../login', undefined],
  ])('maps the Location %s to the withdrawal path %s', async (location, withdrawPath) => {
    fetchMock.mockResolvedValue(
      new Response('{"message":"Thank you."}', { status: 201, headers: { location } }),
    );
    expect(await post()).toEqual({ outcome: 'accepted', message: 'Thank you.', withdrawPath });
  });

  it('is accepted without a message for 204', async () => {
    answer(null, 204);
    expect(await post()).toEqual({ outcome: 'accepted', message: '' });
  });

  it.each([
    ['200 from a captive portal', '<h1>Welcome to our Wi-Fi</h1>', 200],
    ['201 with null', 'null', 201],
    ['201 without a message', '{}', 201],
    ['403 from a proxy', '<h1>Blocked</h1>', 403],
    ['422 from a proxy', '<h1>Unprocessable</h1>', 422],
    ['511 from a captive portal', '<h1>Sign in</h1>', 511],
  ])('is unreachable and logged for %s', async (_, body, status) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer(body, status);
    expect(await post()).toEqual({ outcome: 'unreachable' });
    expectLogged();
  });

  it.each(['{"message":"No."}', '<h1>413 Request Entity Too Large</h1>'])(
    'is too large and logged for 413 from the server or a proxy: %s',
    async (body) => {
      vi.mocked(console.error).mockImplementation(() => undefined);
      answer(body, 413);
      expect(await post()).toEqual({ outcome: 'too_large' });
      expectLogged();
    },
  );

  it('is unreachable and logged if the body is cut off', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const text = () => Promise.reject(new TypeError('network error'));
    fetchMock.mockResolvedValue(Object.assign(new Response('{"mess', { status: 201 }), { text }));
    expect(await post()).toEqual({ outcome: 'unreachable' });
    expectLogged();
  });

  it('is invalid with the field errors for 422', async () => {
    const errors = { email: ['unique'], 'social_links.1.link': ['active_url', 'too_long'] };
    answer(JSON.stringify({ message: 'No.', errors }), 422);
    expect(await post()).toEqual({ outcome: 'invalid', errors });
  });

  it.each([
    ['no errors', '{"message":"No."}'],
    ['empty errors', '{"message":"No.","errors":{}}'],
  ])('is a logged failure for 422 with %s', async (_, body) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer(body, 422);
    expect(await post()).toEqual({ outcome: 'failed' });
    expectLogged();
  });

  it('is closed and logged for 403', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer('{"message":"application_form.error.closed"}', 403);
    expect(await post()).toEqual({ outcome: 'closed' });
    expectLogged();
  });

  it('is limited and logged for 429', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer('{"message":"Too many."}', 429);
    expect(await post()).toEqual({ outcome: 'limited' });
    expectLogged();
  });

  it.each([400, 401, 404, 409, 415, 500, 502, 503])('is a logged failure for %i', async (status) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer('{"message":"No.","errors":{"email":["required"]}}', status);
    expect(await post()).toEqual({ outcome: 'failed' });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(String(status)));
    expectLogged();
  });

  it.each([500, 502, 503, 504])('is a logged failure for %i that is not JSON', async (status) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    answer('<html>Bad gateway</html>', status);
    expect(await post()).toEqual({ outcome: 'failed' });
    expectLogged();
  });
});

describe('a request without a response', () => {
  it('is unreachable and logged', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await post()).toEqual({ outcome: 'unreachable' });
    expectLogged();
  });

  it('rejects if it was aborted', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason as Error);
    });
    await expect(post(controller.signal)).rejects.toThrow('aborted');
  });
});

const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

describe(bodyOf, () => {
  it('returns JSON if there is no file', () => {
    expect(bodyOf({ name: 'Nerea' }, null)).toBe('{"name":"Nerea"}');
  });

  it('returns FormData with the file and all values', () => {
    const form = bodyOf({ surname: 'Okafor', list: '["a"]' }, { name: 'resume', file });
    expect(Object.fromEntries(form as FormData)).toMatchObject({
      surname: 'Okafor',
      list: '["a"]',
      resume: { name: 'cv.pdf', size: 8 },
    });
  });
});
