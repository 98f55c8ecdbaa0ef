import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Submission } from '../../store/store.ts';
import { callWebhook, webhookFor, type Webhook } from './webhook.ts';

const submission: Submission = {
  id: '01a1',
  kind: 'application',
  createdAt: '2026-11-21T12:00:00.000Z',
  locale: 'es',
  spam: false,
  payload: {
    full_name: '@everyone **Ada**',
    email: 'ada@example.org',
    role: 'Prop Artist',
    software: 'Blender',
  },
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
    callWebhook(
      { url, format: 'json', fields: [], ...settings },
      'm1',
      submission,
      AbortSignal.timeout(20_000),
    );
  return { call, calls };
}

test('tells what came in, and nothing of what the sender wrote', async () => {
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

test('sends the fields that are asked for', async () => {
  const { call, calls } = await makeHook();
  await call({ fields: ['software', 'nothing'] });
  expect(calls[0]?.body).toMatchObject({ fields: { software: 'Blender' } });
});

test('speaks as Discord listens, and calls nobody', async () => {
  const { call, calls } = await makeHook();
  await call({ format: 'discord' });
  await call({ format: 'discord', fields: ['full_name'] });
  expect(calls.map(({ body }) => body)).toEqual([
    { content: 'Application: Prop Artist (01a1)', allowed_mentions: { parse: [] } },
    {
      content: 'Application: Prop Artist (01a1)\nFirst name: \\@everyone \\*\\*Ada\\*\\*',
      allowed_mentions: { parse: [] },
    },
  ]);
});

test.each([404, 429, 500])('the answer %d is a failure', async (status) => {
  const { call } = await makeHook(status);
  await expect(call()).rejects.toThrow(`webhook answered ${String(status)}`);
});

test('a redirect is not followed', async () => {
  const elsewhere = await makeHook();
  const { call } = await makeHook(307, { Location: 'http://127.0.0.1:9/' });
  await expect(call()).rejects.toThrow('webhook answered 307');
  expect(elsewhere.calls).toEqual([]);
});

test('an address where nobody listens is a failure that does not name it', async () => {
  const { call } = await makeHook();
  await expect(call({ url: 'http://127.0.0.1:9/secret' })).rejects.toThrow(/^webhook \w+$/);
});

describe('who is called', () => {
  const roleUrls = new Map([['Prop Artist', 'https://props.example']]);
  const settings = { url: 'https://all.example', roleUrls, format: 'json', fields: ['source'] } as const;
  const rest = { format: 'json', fields: ['source'] };

  test('is the address of the role, in the place of the one for all', () => {
    expect(webhookFor(settings, submission)).toEqual({ ...rest, url: 'https://props.example' });
  });

  test.each([
    ['another role', { ...submission, payload: { role: 'Concept Artist' } }],
    ['no role', { ...submission, payload: {} }],
    ['another form, whatever its fields say', { ...submission, kind: 'contact' as const }],
  ])('is the address for all: %s', (_name, other) => {
    expect(webhookFor(settings, other)).toEqual({ ...rest, url: 'https://all.example' });
    expect(webhookFor({ ...settings, url: null }, other)).toBeNull();
  });
});
