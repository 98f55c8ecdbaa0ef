import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp, type AppFixture } from '../../test/app-fixture.ts';
import { application, contact } from '../../test/bodies.ts';
import { serveMetrics } from './metrics-server.ts';
import { watch, type Metrics } from './metrics.ts';

/** An app and its figures, read as an operator reads them. */
async function watched() {
  let metrics: Metrics | undefined;
  const fixture: AppFixture = await makeApp({
    watch: (app) =>
      (metrics = watch(
        app,
        { isReady: () => fixture.store.isReady(), stats: () => fixture.store.stats() },
        () => Promise.resolve(['backups/one']),
        { id: 'f00d', version: '1.2.3' },
      )),
  });
  if (!metrics) throw new Error('Nothing was watched.');
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  const get = (path = '/metrics') => fetch(`http://127.0.0.1:${String(server.port)}${path}`);
  return { ...fixture, get };
}

test('counts answers by route and status, and what is stored', async () => {
  const { app, post, get } = await watched();
  await post(ENDPOINTS.contact, contact);
  await post(ENDPOINTS.contact, {});
  await app.inject('/api/news/3');
  await app.inject('/nobody@example.org');
  const response = await get();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toContain('http_requests_total{method="POST",route="/api/contact",status="201"} 1');
  expect(text).toContain('http_requests_total{method="POST",route="/api/contact",status="422"} 1');
  expect(text).toContain('route="/api/news/:id"');
  expect(text).toContain('submissions{kind="contact",spam="false"} 1');
  expect(text).toContain('outbox_messages{state="pending"}');
  expect(text).toContain('build_info{release="f00d",version="1.2.3"} 1');
  expect(text).toContain('store_up 1');
  expect(text).toContain('overdue_backups 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('process_resident_memory_bytes');
});

test('holds nothing that a sender wrote', async () => {
  const { app, post, get } = await watched();
  await post(ENDPOINTS.applications, application);
  await app.inject('/nobody@example.org?name=Ada');
  const text = await (await get()).text();
  for (const word of ['example.org', 'Ada', 'Blender', '127.0.0.1']) expect(text).not.toContain(word);
});

test.each([
  ['cannot be written', false, () => new Promise<never>(() => undefined)],
  ['goes away meanwhile', true, () => Promise.reject(new Error('away'))],
])('says that the store %s', async (_what, ready, stats) => {
  const metrics: Metrics[] = [];
  await makeApp({
    watch: (app) =>
      metrics.push(watch(app, { isReady: () => Promise.resolve(ready), stats }, () => Promise.resolve([]))),
  });
  expect(await metrics[0]?.read()).toContain('store_up 0');
});

test('is not on the public listener, and answers nothing else', async () => {
  const { app, get } = await watched();
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  expect((await get('/')).status).toBe(404);
});

test.each(['prometheus-rules.yaml', 'grafana-dashboard.json'])(
  'holds every figure that deploy/%s asks for',
  async (file) => {
    const { app, get } = await watched();
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
