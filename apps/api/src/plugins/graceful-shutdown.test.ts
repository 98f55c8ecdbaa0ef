import { ENDPOINTS } from '@fatal/contracts';
import { expect, test, vi } from 'vitest';
import { contact } from '../../test/bodies.ts';
import { makeApp } from '../../test/app-fixture.ts';

test('a stopping server returns 503 for /readyz and still accepts forms', async () => {
  const { promise: untilSeen, resolve: stop } = Promise.withResolvers<undefined>();
  const { app, store } = await makeApp();
  app.addHook('preClose', () => untilSeen);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string) => fetch(address + path);
  expect((await ask('/readyz')).status).toBe(200);
  const closed = app.close();
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503));
  expect((await ask('/healthz')).status).toBe(200);
  const form = await fetch(address + ENDPOINTS.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contact),
  });
  expect([form.status, form.headers.get('connection')]).toEqual([201, 'close']);
  expect(await store.listSubmissions()).toHaveLength(1);
  stop(undefined);
  await closed;
  await expect(ask('/healthz')).rejects.toThrow();
});
