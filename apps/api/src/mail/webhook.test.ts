import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Submission } from '../store/store.ts';
import { callWebhook, type Webhook } from './webhook.ts';

const submission: Submission = {
  id: '01a1',
  kind: 'application',
  createdAt: '2026-11-21T12:00:00.000Z',
  locale: 'es',
  spam: false,
  payload: { full_name: '@everyone', email: 'ada@example.org', role: 'Prop Artist', reason: 'Fog.' },
  file: null,
};

async function makeHook(status = 204, headers: Record<string, string> = {}) {
  const calls: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/secret`;
  const call = (settings: Partial<Webhook> = {}) =>
    callWebhook({ url, format: 'json', ...settings }, 'm1', submission, AbortSignal.timeout(20_000));
  return { url, call, calls };
}

test('sends data about a submission but none of its answers', async () => {
  const { call, calls } = await makeHook();
  await call();
  expect(calls[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'm1' });
  expect(calls[0]?.body).toEqual({
    event: 'submission',
    id: 'm1',
    submission: '01a1',
    createdAt: '2026-11-21T12:00:00.000Z',
    locale: 'es',
    kind: 'application',
    role: 'Prop Artist',
  });
});

test('supports the format of Discord', async () => {
  const { call, calls } = await makeHook();
  await call({ format: 'discord' });
  expect(calls[0]?.body).toEqual({ content: 'Application: Prop Artist (01a1)' });
});

test.each([404, 429, 500])('throws for the status %d', async (status) => {
  const { call } = await makeHook(status);
  await expect(call()).rejects.toThrow(`webhook answered ${String(status)}`);
});

test('does not follow a redirect', async () => {
  const elsewhere = await makeHook();
  const { call } = await makeHook(307, { Location: elsewhere.url });
  await expect(call()).rejects.toThrow('webhook answered 307');
  expect(elsewhere.calls).toEqual([]);
});

test('throws an error without the URL if there is no server', async () => {
  const { call } = await makeHook();
  await expect(call({ url: 'http://127.0.0.1:9/secret' })).rejects.toThrow(/^webhook \w+$/);
});
