import { expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import { contact, gate } from '../../test/bodies.ts';
import { clientKey } from './rate-limits.ts';

const rateLimits = { submissions: 2, visits: 3 };

// Spec 12.4
test('returns 429 with Retry-After above the limit and stores nothing more', async () => {
  const { post, store } = await makeApp({ config: { rateLimits } });
  expect((await post(ENDPOINTS.contact, contact)).statusCode).toBe(201);
  expect((await post(ENDPOINTS.contact, contact)).statusCode).toBe(201);
  const response = await post(ENDPOINTS.contact, contact);
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.json()).toEqual({ message: 'Too many requests. Please try again later.' });
  expect(await store.listSubmissions()).toHaveLength(2);
});

test('counts endpoints separately and does not limit news', async () => {
  const { app, post } = await makeApp({ config: { rateLimits } });
  for (let n = 0; n < 3; n += 1) await post(ENDPOINTS.contact, contact);
  expect((await post(ENDPOINTS.gateData, gate)).statusCode).toBe(204);
  for (let n = 0; n < 10; n += 1) expect((await app.inject(ENDPOINTS.news)).statusCode).toBe(200);
});

test('limits the view counter', async () => {
  const { app } = await makeApp({ config: { rateLimits } });
  const view = () => app.inject({ method: 'PATCH', url: ENDPOINTS.incrementViews(1) });
  for (let n = 0; n < 3; n += 1) expect((await view()).statusCode).toBe(200);
  expect((await view()).statusCode).toBe(429);
});

test.each([
  [false, [201, 201, 429]],
  ['127.0.0.1', [201, 201, 201]],
])('uses the forwarded address only with TRUST_PROXY (%s): %j', async (trustProxy, expected) => {
  const { post } = await makeApp({ config: { rateLimits, trustProxy: trustProxy as string | false } });
  const statuses: number[] = [];
  for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    statuses.push((await post(ENDPOINTS.contact, contact, { 'x-forwarded-for': client })).statusCode);
  }
  expect(statuses).toEqual(expected);
});

// One /32 contains 2^24 household networks, so limits per client are not enough.
test('limits all clients together, not counting requests above the limit of their client', async () => {
  const { post } = await makeApp({ config: { rateLimits, rateLimitAll: 2, trustProxy: '127.0.0.1' } });
  const send = (network: number) =>
    post(ENDPOINTS.contact, contact, { 'x-forwarded-for': `2001:db8:${String(network)}::1` });
  const statuses: number[] = [];
  for (const network of [1, 1, 1, 1, 2, 3, 4]) statuses.push((await send(network)).statusCode);
  expect(statuses).toEqual([201, 201, 429, 429, 201, 201, 429]);
  expect(Number((await send(5)).headers['retry-after'])).toBeGreaterThan(0);
  expect((await post(ENDPOINTS.gateData, gate)).statusCode).toBe(204);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:ff::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:102::1', false],
  ['192.0.2.1:50000', '192.0.2.1', true],
  ['[2001:db8:1:2::1]:50000', '2001:db8:1:2::1', true],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::1', true],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('treats %s and %s as one client: %s', (one, other, same) => {
  expect(clientKey(one) === clientKey(other)).toBe(same);
  expect(clientKey(one)).not.toContain(one);
});

test('allows requests if counting fails', async () => {
  const asked: string[] = [];
  const limiter = ({ name }: { name: string }) => {
    const consume = () => {
      asked.push(name);
      return Promise.reject(new Error('away'));
    };
    return { consume } as never;
  };
  const { post } = await makeApp({ store: { limiter } });
  expect((await post(ENDPOINTS.contact, contact)).statusCode).toBe(201);
  // The request waits for only one failed count, not one per limit.
  expect(asked.filter((name) => name.startsWith(ENDPOINTS.contact))).toEqual([ENDPOINTS.contact]);
});
