import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp, type AppFixtureOptions } from '../../test/app-fixture.ts';
import { application, contact } from '../../test/bodies.ts';

/** Starts an app with metrics. Returns it with a function that requests them. */
async function makeWatched({ store }: AppFixtureOptions = {}) {
  const fixture = await makeApp({
    config: { metrics: { host: '127.0.0.1', port: 0 } },
    release: { id: 'f00d', version: '1.2.3' },
    store,
  });
  await fixture.app.ready();
  const address = fixture.app.metrics?.server.address() as AddressInfo;
  const get = (path = '/metrics') => fetch(`http://127.0.0.1:${String(address.port)}${path}`);
  return { ...fixture, get };
}

test('counts responses by route and status, and stored submissions', async () => {
  const { app, post, get } = await makeWatched();
  await post(ENDPOINTS.contact, contact);
  await post(ENDPOINTS.contact, {});
  await app.inject('/api/news/3');
  const response = await get();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  for (const line of [
    'http_requests_total{method="POST",route="/api/contact",status="201"} 1',
    'http_requests_total{method="POST",route="/api/contact",status="422"} 1',
    'route="/api/news/:id"',
    'submissions{kind="contact",spam="false"} 1',
    'outbox_messages{state="pending"}',
    'build_info{release="f00d",version="1.2.3"} 1',
    'store_up 1',
    'overdue_backups 0',
  ])
    expect(text).toContain(line);
});

test('contains no personal data', async () => {
  const { app, post, get } = await makeWatched();
  await post(ENDPOINTS.applications, application);
  await app.inject('/nobody@example.org?name=Ada');
  const text = await (await get()).text();
  for (const word of ['example.org', 'Ada', 'Blender', '127.0.0.1']) expect(text).not.toContain(word);
});

test.each([
  ['is not ready', false, () => new Promise<never>(() => undefined)],
  ['fails during the request', true, () => Promise.reject(new Error('away'))],
])('reports store_up 0 if the store %s', async (_what, ready, stats) => {
  const { get } = await makeWatched({ store: { isReady: () => Promise.resolve(ready), stats } });
  expect(await (await get()).text()).toContain('store_up 0');
});

test('is not served on the public port, and its port serves nothing else', async () => {
  const { app, get } = await makeWatched();
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  expect((await get('/')).status).toBe(404);
});

test.each(['prometheus-rules.yaml', 'grafana-dashboard.json'])(
  'has every metric that deploy/%s uses',
  async (file) => {
    const { app, get } = await makeWatched();
    await app.inject('/');
    const text = await (await get()).text();
    const asked = readFileSync(join(import.meta.dirname, '../../../../deploy', file), 'utf8');
    const names = Array.from(
      asked.matchAll(/\b(?:\w+_(?:total|seconds|bytes|bucket|up|info|messages)|submissions)\b/g),
      ([name]) => name,
    );
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  },
);
