import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { ENDPOINTS, LOCALES } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import { application, contact, JSON_FORMS } from '../../test/bodies.ts';
import { shipped } from '../../test/shipped.ts';
import { sentence, type SentenceName } from '../messages/sentences.ts';

const MALFORMED = [
  '{',
  '{"a":1,}',
  'undefined',
  "{'a': 1}",
  '\u0000',
  '',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
];

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '*/*',
  'json',
];

const onlyMessage = { message: expect.stringMatching(/^[A-Z].*\.$/) as string };

// Spec 12.4
test.each(JSON_FORMS)(
  'POST $url returns 400, 413, 415 or 404 unless the body is JSON of at most 256 KiB',
  async ({ url }) => {
    const { app, post } = await makeApp();
    const sized = (size: number) => JSON.stringify({ text: 'x'.repeat(size - 11) });
    const status = async (answer: Promise<LightMyRequestResponse>) => {
      const response = await answer;
      if (response.statusCode !== 422) expect(response.json()).toEqual(onlyMessage);
      return response.statusCode;
    };
    for (const body of MALFORMED) expect([body, await status(post(url, body))]).toEqual([body, 400]);
    for (const type of OTHER_TYPES)
      expect([type, await status(post(url, '{}', { 'content-type': type }))]).toEqual([type, 415]);
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const)
      expect(await status(app.inject({ method, url }))).toBe(404);
    expect(await status(post(url, sized(256 * 1024 + 1)))).toBe(413);
    expect(await status(post(url, sized(256 * 1024)))).toBe(422);
    expect(await status(post(url, '{}', { 'content-type': 'application/json; charset=utf-8' }))).toBe(422);
  },
);

test.each(['/api', '/api/', '/api/nothing', '/api/news/1/nothing'])(
  'returns 404 as JSON for %s',
  async (url) => {
    const { app } = await makeApp();
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(onlyMessage);
    }
  },
);

test('returns 503 without details while the store fails', async () => {
  const failing = () =>
    Promise.reject(
      new shipped.StoreError('no', {
        retryable: true,
        cause: new Error('SQLITE_FULL: disk full at /data, INSERT INTO t'),
      }),
    );
  const { app, post } = await makeApp({
    store: { submit: failing, recall: failing, viewsByArticle: failing, incrementViews: failing },
  });
  const responses = [
    await post(ENDPOINTS.contact, contact),
    await post(ENDPOINTS.applications, application, { 'idempotency-key': 'k' }),
    await app.inject(ENDPOINTS.news),
    await app.inject({ method: 'PATCH', url: ENDPOINTS.incrementViews(1) }),
  ];
  for (const response of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toEqual(onlyMessage);
  }
});

// Spec 12.4
test.each([
  new TypeError('x is undefined in /srv/app.ts'),
  new shipped.StoreError('no', { retryable: false, cause: new Error('column x is undefined in /srv') }),
])('answers 500 without details to a bug', async (defect) => {
  const { post } = await makeApp({ store: { submit: () => Promise.reject(defect) } });
  const response = await post(ENDPOINTS.contact, contact);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual(onlyMessage);
  expect(response.body).not.toMatch(/undefined|srv/);
});

test('times out endless requests and idle connections', async () => {
  const { app } = await makeApp();
  expect(app.server).toMatchObject({ requestTimeout: 120_000, timeout: 120_000 });
});

test.each(LOCALES)('translates errors to %s', async (locale) => {
  const { post } = await makeApp();
  const headers = { 'accept-language': locale === 'jp' ? 'ja' : locale };
  const message = (name: SentenceName) => ({ message: sentence(name, locale) });
  expect((await post(ENDPOINTS.contact, '{', headers)).json()).toEqual(message('unreadable'));
  expect((await post(ENDPOINTS.contact, {}, headers)).json()).toMatchObject(message('fieldsInvalid'));
  expect((await post('/api/nothing', {}, headers)).json()).toEqual(message('notFound'));
  const large = JSON.stringify('x'.repeat(256 * 1024));
  expect((await post(ENDPOINTS.contact, large, headers)).json()).toEqual(message('tooLarge'));
});
