import { describe, expect, test } from 'vitest';
import { ENDPOINTS, LOCALES } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import { application, contact } from '../../test/bodies.ts';
import { listening } from '../../test/listening.ts';
import { shipped } from '../../test/shipped.ts';
import { sentence, type SentenceName } from '../messages/sentences.ts';

const POSTS = [ENDPOINTS.applications, ENDPOINTS.generalApplication, ENDPOINTS.contact, ENDPOINTS.gateData];

const onlyMessage = { message: expect.stringMatching(/^[A-Z].*\.$/) as string };

describe.each(POSTS)('POST %s', (url) => {
  // Spec 12.4
  test.each([
    '{',
    '{"a":1,}',
    'undefined',
    "{'a': 1}",
    '\u0000',
    '',
    '{"__proto__":{"a":1}}',
    '{"a":{"__proto__":1}}',
    '{"constructor":{"prototype":{}}}',
  ])('answers 400 to the malformed body %j', async (body) => {
    const { post } = await makeApp();
    const response = await post(url, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(onlyMessage);
  });

  // Spec 12.4
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/xml',
    '*/*',
    'json',
  ])('answers 415 to the type %s', async (type) => {
    const { post } = await makeApp();
    const response = await post(url, '{}', { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual(onlyMessage);
  });

  test('takes JSON with a charset', async () => {
    const { post } = await makeApp();
    const response = await post(url, '{}', { 'content-type': 'application/json; charset=utf-8' });
    expect(response.statusCode).toBe(422);
  });

  // Spec 12.4
  test('answers 413 above 256 KiB', async () => {
    const { post } = await makeApp();
    const body = (size: number) => JSON.stringify({ text: 'x'.repeat(size - 11) });
    expect((await post(url, body(256 * 1024))).statusCode).toBe(422);
    const response = await post(url, body(256 * 1024 + 1));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual(onlyMessage);
  });

  // Spec 12.4
  test.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('answers %s with 404', async (method) => {
    const { app } = await makeApp();
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(onlyMessage);
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/news/1/nothing'])(
  'answers 404 in JSON for %s',
  async (url) => {
    const { app } = await makeApp();
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(onlyMessage);
    }
  },
);

test('answers 503 while the store fails, and says nothing of how', async () => {
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
])('answers 500 to a defect without a word about it', async (defect) => {
  const { post } = await makeApp({ store: { submit: () => Promise.reject(defect) } });
  const response = await post(ENDPOINTS.contact, contact);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual(onlyMessage);
  expect(response.body).not.toMatch(/undefined|srv/);
});

const CHUNKED = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];

test.each([
  ['a form', JSON.stringify(contact), /^HTTP\/1\.1 201 /],
  ['what is no JSON', '{', /^HTTP\/1\.1 400 /],
  ['more than 256 KiB', 'x'.repeat(256 * 1024 + 1), /^HTTP\/1\.1 413 /],
])('reads %s that comes without a length', async (_what, body, expected) => {
  const { send } = await listening();
  const answer = send(ENDPOINTS.contact, CHUNKED, `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  expect(await answer).toMatch(expected);
});

test('gives up a request that does not end, and a connection on which nothing happens', async () => {
  const { app } = await makeApp();
  expect(app.server).toMatchObject({ requestTimeout: 120_000, timeout: 120_000 });
});

test.each(LOCALES)('words a failure in %s', async (locale) => {
  const { post } = await makeApp();
  const headers = { 'accept-language': locale === 'jp' ? 'ja' : locale };
  const message = (name: SentenceName) => ({ message: sentence(name, locale) });
  expect((await post(ENDPOINTS.contact, '{', headers)).json()).toEqual(message('unreadable'));
  expect((await post(ENDPOINTS.contact, {}, headers)).json()).toMatchObject(message('fieldsInvalid'));
  expect((await post('/api/nothing', {}, headers)).json()).toEqual(message('notFound'));
  const large = JSON.stringify('x'.repeat(256 * 1024));
  expect((await post(ENDPOINTS.contact, large, headers)).json()).toEqual(message('tooLarge'));
});
