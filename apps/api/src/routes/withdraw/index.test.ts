import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS, LOCALES, languageTag } from '@fatal/contracts';
import { makeApp, type AppFixture } from '../../../test/app-fixture.ts';
import { shipped } from '../../../test/shipped.ts';
import { application, contact, gate } from '../../../test/bodies.ts';
import { readConfig } from '../../config.ts';
import { hashWithdrawToken, makeWithdrawToken } from '../../mail/withdraw-token.ts';

/** Returns the token in the confirmation of the only submission. */
async function tokenOf({ store }: AppFixture): Promise<string> {
  const messages = await store.claimMessages({ limit: 10, leaseMs: 1 });
  const confirmation = messages.find(({ purpose }) => purpose === 'confirmation');
  return String(confirmation?.payload.token);
}

async function applied(language = 'en') {
  const fixture = await makeApp();
  const headers = { 'accept-language': language, 'idempotency-key': 'k' };
  await fixture.post(ENDPOINTS.applications, application, headers);
  return { ...fixture, url: `/withdraw/${await tokenOf(fixture)}` };
}

test('a token has 128 random bits and the store keeps only its hash', async () => {
  const tokens = new Set(Array.from({ length: 100 }, makeWithdrawToken));
  expect(tokens.size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{32}$/);
  const fixture = await makeApp();
  await fixture.post(ENDPOINTS.contact, contact);
  const token = await tokenOf(fixture);
  expect(await fixture.store.findByWithdrawToken(hashWithdrawToken(token))).toBeDefined();
  expect(await fixture.store.findByWithdrawToken(token)).toBeUndefined();
});

test('opening the link asks for confirmation and changes nothing', async () => {
  const { app, store, url } = await applied();
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    expect((await app.inject({ method, url })).statusCode).toBe(200);
  }
  const { body } = await app.inject(url);
  expect(body).toContain('<form method="post"><button type="submit">Withdraw my application</button></form>');
  expect(body).not.toMatch(/Ada|ada@|Prop Artist/);
  expect(await store.listSubmissions()).toHaveLength(1);
});

test('the page is private and loads nothing', async () => {
  const { app, url } = await applied();
  const { headers, body } = await app.inject(url);
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  });
  expect(body).not.toMatch(/<script|<img|<link|\bstyle="|\bon\w+=/);
});

test.each(LOCALES)('the pages use the language of the mail: %s', async (locale) => {
  const { app, url } = await applied(languageTag(locale));
  const headers = { 'accept-language': 'en' };
  const asked = await app.inject({ url, headers });
  const done = await app.inject({ method: 'POST', url, headers });
  for (const { body } of [asked, done]) {
    expect(body).toContain(`<html lang="${languageTag(locale)}">`);
    expect(body).toMatch(/<title>[^<.。]+Fatal<\/title>/);
    expect(body).not.toMatch(/withdraw\.\w|undefined/);
  }
});

test('the page for an unknown link prefers the language chosen on the site to that of the browser', async () => {
  const { app } = await makeApp();
  const { body } = await app.inject({
    url: `/withdraw/${'A'.repeat(22)}`,
    headers: { cookie: 'language=it', 'accept-language': 'en' },
  });
  expect(body).toContain('<html lang="it">');
});

test('the button deletes the submission and sends a mail', async () => {
  const fixture = await applied();
  const { app, store, post, url, wakes } = fixture;
  const woken = wakes();
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'x=1',
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('Your application has been withdrawn.');
  expect(await store.listSubmissions()).toEqual([]);
  expect(wakes()).toBe(woken + 1);
  expect(await store.claimMessages({ limit: 10, leaseMs: 1 })).toMatchObject([
    {
      purpose: 'withdrawn',
      submissionId: null,
      payload: { to: 'ada@example.org', submission: { payload: { role: 'Prop Artist' } } },
    },
  ]);
  expect((await post(ENDPOINTS.applications, application)).statusCode).toBe(201);
});

test.each([
  [ENDPOINTS.applications, application, 'Your application has been withdrawn.'],
  [ENDPOINTS.contact, contact, 'Your message has been deleted.'],
])('a withdrawn submission to %s always gets the same page', async (endpoint, body, text) => {
  const fixture = await makeApp();
  await fixture.post(endpoint, body, { 'accept-language': 'en' });
  const url = `/withdraw/${await tokenOf(fixture)}`;
  const answers: LightMyRequestResponse[] = [];
  for (const method of ['POST', 'POST', 'GET', 'POST', 'GET'] as const) {
    answers.push(await fixture.app.inject({ method, url, headers: { 'accept-language': 'de' } }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  for (const answer of answers) {
    expect(answer.body).toContain(text);
    expect(answer.body).not.toContain('<form');
  }
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await fixture.store.claimMessages({ limit: 10, leaseMs: 1 })).toHaveLength(1);
});

test('all unknown links get the same page', async () => {
  const { app, url } = await applied();
  await app.inject({ method: 'POST', url });
  const answers = [
    await app.inject({ method: 'POST', url: `/withdraw/${makeWithdrawToken()}` }),
    await app.inject('/withdraw/AAAAAAAAAAAAAAAAAAAAAA'),
    await app.inject(`/withdraw/${'x'.repeat(90)}`),
    await app.inject('/withdraw/%00%27%22%3Cscript%3E'),
  ];
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('simultaneous requests withdraw once and all succeed', async () => {
  const { app, store, url } = await applied();
  const answers = await Promise.all([1, 2, 3].map(() => app.inject({ method: 'POST', url })));
  for (const { body } of answers) expect(body).toContain('Your application has been withdrawn.');
  expect(await store.claimMessages({ limit: 10, leaseMs: 1 })).toHaveLength(1);
});

test('withdrawing deletes a mail that was written to a file', async () => {
  const fixture = await makeApp();
  await fixture.post(ENDPOINTS.contact, contact);
  const [message] = await fixture.store.claimMessages({ limit: 1, leaseMs: 1 });
  const file = join(fixture.dataDir, 'outbox', `${String(message?.id)}.eml`);
  mkdirSync(join(fixture.dataDir, 'outbox'));
  writeFileSync(file, 'To: ada@example.org');
  await fixture.app.inject({ method: 'POST', url: `/withdraw/${String(message?.payload.token)}` });
  expect(existsSync(file)).toBe(false);
});

test('guesses of tokens are rate limited', async () => {
  const { app } = await makeApp({ config: { rateLimits: { submissions: 3, visits: 1_000 } } });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    statuses.push((await app.inject(`/withdraw/${makeWithdrawToken()}`)).statusCode);
  }
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
});

test('a failure of the store gets an HTML page', async () => {
  const failing = () => Promise.reject(new shipped.StoreError('no', { retryable: true }));
  const { app } = await makeApp({ store: { withdraw: failing } });
  const response = await app.inject({
    method: 'POST',
    url: '/withdraw/AAAAAAAAAAAAAAAAAAAAAA',
    headers: { 'accept-language': 'de' },
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.headers['content-type']).toMatch(/^text\/html/);
  expect(response.body).toContain('Der Dienst ist gerade nicht erreichbar.');
});

describe('the sender', () => {
  const limits = (address: number) => {
    const { mail } = readConfig({});
    return { config: { mail: { ...mail, confirmationLimits: { address, all: 10 } } } };
  };

  test.each([
    ['got a confirmation', {}, 1],
    ['looks like spam', { form_note: 'x' }, 1],
    ['has reached the mail limit', {}, 0],
  ])('%s: gets a working link in the response', async (_name, change, address) => {
    const { app, post, store } = await makeApp(limits(address));
    const { headers, body } = await post(ENDPOINTS.contact, { ...contact, ...change });
    const url = String(headers.location);
    expect(url).toMatch(/^\/withdraw\/\w{32}$/);
    expect(body).not.toContain(url.slice('/withdraw/'.length));
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await store.listSubmissions()).toEqual([]);
  });

  test('gets no mail about the withdrawal if the confirmation was held back', async () => {
    const { app, post, store } = await makeApp(limits(0));
    const { headers } = await post(ENDPOINTS.contact, contact);
    await app.inject({ method: 'POST', url: String(headers.location) });
    expect(await store.claimMessages({ limit: 10, leaseMs: 1 })).toEqual([]);
  });

  test('is the only one to get the link, which is neither repeated for a retry nor stored', async () => {
    const { dataDir, post } = await makeApp(limits(0));
    const headers = { 'idempotency-key': 'k' };
    const first = await post(ENDPOINTS.contact, contact, headers);
    const again = await post(ENDPOINTS.contact, contact, headers);
    expect([again.statusCode, again.body, again.headers.location]).toEqual([201, first.body, undefined]);
    const token = String(first.headers.location).slice('/withdraw/'.length);
    for (const name of readdirSync(dataDir).filter((each) => each.startsWith('fatal.sqlite'))) {
      expect(readFileSync(join(dataDir, name)).includes(token)).toBe(false);
    }
  });
});

test('gate data has no withdraw link', async () => {
  const { post, store } = await makeApp();
  expect((await post(ENDPOINTS.gateData, gate)).headers.location).toBeUndefined();
  expect(await store.claimMessages({ limit: 10, leaseMs: 1 })).toEqual([]);
});
