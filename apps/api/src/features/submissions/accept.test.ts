import { describe, expect, test } from 'vitest';
import { ENDPOINTS, LOCALES, SIGNALS_HEADER, SPAM_FIELDS } from '@fatal/contracts';
import { makeApp } from '../../../test/app-fixture.ts';
import { application, contact, gate, generalApplication } from '../../../test/bodies.ts';
import { anyText } from '../../../test/matchers.ts';
import { acceptedBody } from '../../messages/sentences.ts';

const POSTS = [
  [ENDPOINTS.applications, application, 201, { motivation: 'Doors.' }],
  [ENDPOINTS.generalApplication, generalApplication, 201, { message: 'I draw.' }],
  [ENDPOINTS.contact, contact, 201, { message: 'Goodbye.' }],
  [ENDPOINTS.gateData, gate, 204, { age: 31 }],
] as const;

describe.each(POSTS)('POST %s', (url, body, status, change) => {
  // Spec 12.1
  test('accepts a good body and is not cached', async () => {
    const { post, store } = await makeApp();
    const response = await post(url, body);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await store.listSubmissions({ kind: 'gate' })).toHaveLength(status === 204 ? 1 : 0);
    expect(await store.listSubmissions()).toHaveLength(status === 204 ? 0 : 1);
  });

  // Spec 12.5
  test('repeats its first answer for the same key and body', async () => {
    const { post, store } = await makeApp();
    const first = await post(url, body, { 'idempotency-key': 'k', 'accept-language': 'es' });
    const again = await post(url, body, { 'idempotency-key': 'k', 'accept-language': 'de' });
    expect(again.statusCode).toBe(status);
    expect(again.body).toBe(first.body);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    const kind = status === 204 ? ('gate' as const) : undefined;
    expect(await store.listSubmissions({ kind })).toHaveLength(1);
  });

  test('stores one of many parallel repetitions and answers all alike', async () => {
    const { post, store } = await makeApp();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => post(url, body, { 'idempotency-key': 'k' })),
    );
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([status]));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    const kind = status === 204 ? ('gate' as const) : undefined;
    expect(await store.listSubmissions({ kind })).toHaveLength(1);
  });

  // Spec 12.5
  test('answers 409 to the same key with another body, in sequence and in parallel', async () => {
    const { post } = await makeApp();
    const other = { ...body, ...change };
    await post(url, body, { 'idempotency-key': 'k' });
    const response = await post(url, other, { 'idempotency-key': 'k' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message: anyText });

    const both = [body, other].map((each) => post(url, each, { 'idempotency-key': 'l' }));
    const statuses = (await Promise.all(both)).map((each) => each.statusCode);
    // The applications' second is 422: the first attempt above already took the e-mail and the role.
    expect(statuses.filter((each) => each === status).length).toBeLessThanOrEqual(1);
    expect(statuses.every((each) => each < 500)).toBe(true);
  });

  test.each([
    ['other signs of a program', { [SPAM_FIELDS.trap]: 'x', [SPAM_FIELDS.elapsed]: 12_345 }],
    ['a field that is not listed', { unlisted: 1 }],
  ])('takes %s for the same body', async (_name, noise) => {
    const { post, store } = await makeApp();
    const headers = { 'idempotency-key': 'k' };
    const first = await post(url, { ...body, [SPAM_FIELDS.elapsed]: 60_000 }, headers);
    const again = await post(url, { ...body, ...noise }, headers);
    expect([again.statusCode, again.body]).toEqual([status, first.body]);
    const kind = status === 204 ? ('gate' as const) : undefined;
    expect(await store.listSubmissions({ kind })).toHaveLength(1);
  });

  test('answers 409 to a bad body under a key that a good one holds', async () => {
    const { post } = await makeApp();
    const headers = { 'idempotency-key': 'k' };
    await post(url, body, headers);
    expect((await post(url, {}, headers)).statusCode).toBe(409);
  });

  test.each([
    ['a filled trap', { [SPAM_FIELDS.trap]: 'https://spam.example' }, {}],
    ['a form filled in at once', { [SPAM_FIELDS.elapsed]: 5 }, {}],
    ['a trap that the header tells of', {}, { [SIGNALS_HEADER]: 'elapsed=60000, trap' }],
    ['a short time that the header tells of', {}, { [SIGNALS_HEADER]: 'elapsed=5' }],
  ])('marks %s, keeps it, and answers as always', async (_name, sign, headers) => {
    const { post, store } = await makeApp();
    const response = await post(url, { ...body, ...sign }, headers);
    expect(response.statusCode).toBe(status);
    const kind = status === 204 ? ('gate' as const) : undefined;
    const [stored] = await store.listSubmissions({ kind });
    expect(stored).toMatchObject({ spam: true });
    expect(Object.keys(stored?.payload ?? {}).sort()).toEqual(Object.keys(body).sort());
    expect(await store.claimMessages({ limit: 9, leaseMs: 1 })).toEqual([]);
  });

  test.each(['', 'x'.repeat(201), 'schlüssel'])('answers 400 to the key %j', async (key) => {
    const { post, store } = await makeApp();
    const response = await post(url, body, { 'idempotency-key': key });
    expect(response.statusCode).toBe(400);
    expect(await store.listSubmissions()).toEqual([]);
  });

  test('takes a key of 200 characters', async () => {
    const { post } = await makeApp();
    expect((await post(url, body, { 'idempotency-key': 'x'.repeat(200) })).statusCode).toBe(status);
  });

  test.each([
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"text"'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a deeply nested list', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['a deeply nested object', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ])('answers %s with 422 and a key for each required field', async (_name, text) => {
    const { post } = await makeApp();
    const response = await post(url, text);
    expect(response.statusCode).toBe(422);
    const { errors } = response.json<{ errors: Record<string, string[]> }>();
    expect(Object.keys(errors).length).toBeGreaterThan(1);
    expect(new Set(Object.values(errors).flat())).toEqual(new Set(['required']));
  });

  test('drops what is not listed', async () => {
    const { post, store } = await makeApp();
    await post(url, { ...body, id: 'mine', is_admin: true, birthDate: '2000-01-01' });
    const [stored] = await store.listSubmissions({ kind: status === 204 ? 'gate' : undefined });
    expect(stored?.id).not.toBe('mine');
    expect(Object.keys(stored?.payload ?? {}).sort()).toEqual(Object.keys(body).sort());
  });
});

// Spec 12.1
test.each(LOCALES)('thanks in %s', async (locale) => {
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

test('a refused body leaves its key free for the corrected one', async () => {
  const { post } = await makeApp();
  const headers = { 'idempotency-key': 'k' };
  expect((await post(ENDPOINTS.contact, { ...contact, email: 'nobody' }, headers)).statusCode).toBe(422);
  expect((await post(ENDPOINTS.contact, contact, headers)).statusCode).toBe(201);
});
