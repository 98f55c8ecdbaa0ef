import { describe, expect, test } from 'vitest';
import { ENDPOINTS, LOCALES, SIGNALS_HEADER, SPAM_FIELDS } from '@fatal/contracts';
import { makeApp } from '../../../test/app-fixture.ts';
import { application, contact, JSON_FORMS } from '../../../test/bodies.ts';
import { anyText } from '../../../test/matchers.ts';
import { acceptedBody } from '../../messages/sentences.ts';

const KEY = { 'idempotency-key': 'k' };

describe.each(JSON_FORMS)('POST $url', ({ url, kind, body, status, change }) => {
  // Spec 12.1
  test('stores only the listed fields of a valid body and disables caching', async () => {
    const { post, store } = await makeApp();
    const response = await post(url, { ...body, id: 'mine', is_admin: true });
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
    const [stored, ...others] = await store.listSubmissions({ kind });
    expect(others).toEqual([]);
    expect(stored?.id).not.toBe('mine');
    expect(Object.keys(stored?.payload ?? {}).sort()).toEqual(Object.keys(body).sort());
  });

  // Spec 12.5
  test('repeats the first response for the same key and body, regardless of other data', async () => {
    const { post, store } = await makeApp();
    const first = await post(
      url,
      { ...body, [SPAM_FIELDS.elapsed]: 60_000 },
      { ...KEY, 'accept-language': 'es' },
    );
    const noise = { [SPAM_FIELDS.trap]: 'x', [SPAM_FIELDS.elapsed]: 12_345, unlisted: 1 };
    const again = await post(url, { ...body, ...noise }, { ...KEY, 'accept-language': 'de' });
    expect([again.statusCode, again.body]).toEqual([status, first.body]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await store.listSubmissions({ kind })).toHaveLength(1);
  });

  test('stores one of many parallel retries and gives them all the same response', async () => {
    const { post, store } = await makeApp();
    const responses = await Promise.all(Array.from({ length: 12 }, () => post(url, body, KEY)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(await store.listSubmissions({ kind })).toHaveLength(1);
  });

  // Spec 12.5
  test('returns 409 for a reused key with another body, valid or invalid', async () => {
    const { post, store } = await makeApp();
    await post(url, body, KEY);
    for (const other of [{ ...body, ...change }, {}]) {
      const response = await post(url, other, KEY);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({ message: anyText });
    }
    expect(await store.listSubmissions({ kind })).toHaveLength(1);
  });

  test('accepts a corrected body with the key of a rejected one', async () => {
    const { post } = await makeApp();
    expect((await post(url, {}, KEY)).statusCode).toBe(422);
    expect((await post(url, body, KEY)).statusCode).toBe(status);
  });

  test.each([
    ['a filled honeypot', { [SPAM_FIELDS.trap]: 'https://spam.example' }, {}],
    ['a form filled in too fast', { [SPAM_FIELDS.elapsed]: 5 }, {}],
    ['a filled honeypot in the header', {}, { [SIGNALS_HEADER]: 'elapsed=60000, trap' }],
    ['a short time in the header', {}, { [SIGNALS_HEADER]: 'elapsed=5' }],
  ])('stores a submission with %s as spam and responds as usual', async (_name, sign, headers) => {
    const { post, store } = await makeApp();
    expect((await post(url, { ...body, ...sign }, headers)).statusCode).toBe(status);
    const [stored] = await store.listSubmissions({ kind });
    expect(stored).toMatchObject({ spam: true });
    expect(Object.keys(stored?.payload ?? {}).sort()).toEqual(Object.keys(body).sort());
    expect(await store.claimMessages({ limit: 9, leaseMs: 1 })).toEqual([]);
  });

  test('accepts keys of 1 to 200 printable characters and returns 400 for others', async () => {
    const { post, store } = await makeApp();
    for (const key of ['', 'x'.repeat(201), 'schlüssel']) {
      expect((await post(url, body, { 'idempotency-key': key })).statusCode).toBe(400);
    }
    expect(await store.listSubmissions({ kind })).toEqual([]);
    expect((await post(url, body, { 'idempotency-key': 'x'.repeat(200) })).statusCode).toBe(status);
  });

  test.each([
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a deeply nested list', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['a deeply nested object', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ])('answers 422 for %s with an error for each required field', async (_name, text) => {
    const { post } = await makeApp();
    const response = await post(url, text);
    expect(response.statusCode).toBe(422);
    const { errors } = response.json<{ errors: Record<string, string[]> }>();
    expect(Object.keys(errors).length).toBeGreaterThan(1);
    expect(new Set(Object.values(errors).flat())).toEqual(new Set(['required']));
  });
});

// Spec 12.1
test.each(LOCALES)('confirms in %s', async (locale) => {
  const { post, store } = await makeApp();
  const headers = { 'accept-language': locale === 'jp' ? 'ja-JP' : locale };
  expect((await post(ENDPOINTS.contact, contact, headers)).json()).toEqual(
    acceptedBody('messageReceived', locale),
  );
  expect((await post(ENDPOINTS.applications, application, headers)).json()).toEqual(
    acceptedBody('applicationReceived', locale),
  );
  const [stored] = await store.listSubmissions();
  expect(stored?.locale).toBe(locale);
});
