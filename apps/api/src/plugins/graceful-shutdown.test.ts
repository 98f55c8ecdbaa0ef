import { ENDPOINTS } from '@fatal/contracts';
import { expect, test, vi } from 'vitest';
import { contact } from '../../test/bodies.ts';
import { listening } from '../../test/listening.ts';

test('a server that stops says so on /readyz, and answers what still comes in', async () => {
  const { promise: untilSeen, resolve: stop } = Promise.withResolvers<undefined>();
  const { app, address, store } = await listening({
    watch: (watched) => void watched.addHook('preClose', () => untilSeen),
  });
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
