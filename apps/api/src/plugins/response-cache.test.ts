import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { makeApp } from '../../test/app-fixture.ts';
import { ResponseCache } from './response-cache.ts';

/** A server whose `/kept` lies ready while the test says so; `asked` counts what reaches the framework. */
async function make() {
  const ready = new ResponseCache();
  const app = Fastify({ serverFactory: ready.serverFactory });
  onTestFinished(() => app.close());
  let asked = 0;
  let body: Buffer | undefined = Buffer.from('"first"');
  app.addHook('onRequest', (_request, reply, done) => {
    asked += 1;
    void reply.header('X-Frame-Options', 'DENY');
    done();
  });
  app.register((scope, _options, done) => {
    ready.learnFrom(scope, (path) => (path === '/kept' ? body : undefined));
    scope.get('/kept', (_request, reply) => reply.type('application/json').send(body ?? '"none"'));
    done();
  });
  app.get('/other', () => 'other');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(address + path, init);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    return { status: response.status, headers, text: await response.text() };
  };
  return { app, get, asked: () => asked, keep: (next: Buffer | undefined) => (body = next) };
}

test('gives a ready answer as the framework gave it, without the framework', async () => {
  const { get, asked } = await make();
  const first = await get('/kept');
  expect(first.headers).toMatchObject({ 'content-type': 'application/json', 'x-frame-options': 'DENY' });
  expect(await get('/kept')).toEqual(first);
  expect(asked()).toBe(1);
});

test('gives what lies ready now, and asks the framework when nothing does', async () => {
  const { get, asked, keep } = await make();
  await get('/kept');
  keep(Buffer.from('"second, and longer"'));
  expect((await get('/kept')).text).toBe('"second, and longer"');
  expect(asked()).toBe(1);
  keep(undefined);
  expect((await get('/kept')).text).toBe('"none"');
  expect(asked()).toBe(2);
});

test.each([
  ['/kept', { method: 'HEAD' }],
  ['/kept?page=2', {}],
  ['/kept/', {}],
  ['/other', {}],
])('leaves %s %j to the framework', async (path, init) => {
  const { get, asked } = await make();
  await get('/kept');
  await get(path, init);
  expect(asked()).toBe(2);
});

test('shows a view that was counted here at once', async () => {
  const { app } = await makeApp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const views = async () =>
    ((await (await fetch(address + ENDPOINTS.newsItem(1))).json()) as { views: number }).views;
  expect([await views(), await views()]).toEqual([0, 0]);
  await fetch(address + ENDPOINTS.incrementViews(1), { method: 'PATCH' });
  expect([await views(), await views()]).toEqual([1, 1]);
});
