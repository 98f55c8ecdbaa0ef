import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { ENDPOINTS, IDEMPOTENCY_HEADER } from '@fatal/contracts';
import { openStoreAlongsideServer } from '../src/store/open-store.ts';
import { contact } from './bodies.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';
import { describeWithSockets, openSocket } from './socket-activation.ts';

vi.setConfig({ testTimeout: 120_000 });

const siteDir = writeSiteFixture();
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Starts a server on a systemd socket, after a first request has already arrived. */
async function startOnSocket(env: Record<string, string> = {}) {
  const dataDir = testDir('restarts');
  const { address, start } = await openSocket({ SITE_DIR: siteDir, DATA_DIR: dataDir, ...env });
  const early = fetch(address);
  const server = start();
  expect((await early).status).toBe(200);
  const stored = async () => {
    const store = await openStoreAlongsideServer({ dataDir });
    const submissions = (await store?.listSubmissions()) ?? [];
    await store?.close();
    return submissions.map(({ payload }) => String(payload.message));
  };
  return { address, start, server, stored };
}

const bodyOf = (message: string) => JSON.stringify({ ...contact, message });

/** Starts to post a form. The caller sends the body. */
const beginForm = (address: string, message: string, agent?: Agent): ClientRequest =>
  request(address + ENDPOINTS.contact, {
    agent: agent ?? false,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(bodyOf(message)),
      [IDEMPOTENCY_HEADER]: message,
    },
  });

async function statusOf(call: ClientRequest): Promise<number> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  await text(answer);
  return answer.statusCode ?? 0;
}

/** Requests pages and sends forms until it is stopped, over both persistent and new connections. */
function startLoad(address: string) {
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let answers = 0;
  let working = true;
  const client = async (name: string, isKept: boolean, sendsForms: boolean) => {
    const agent = new Agent({ keepAlive: isKept, maxSockets: 1 });
    for (let n = 0; working; n += 1) {
      const message = `${name}-${String(n)}`;
      const call = sendsForms ? beginForm(address, message, agent) : request(`${address}/careers`, { agent });
      call.end(sendsForms ? bodyOf(message) : undefined);
      const status = await statusOf(call).catch((error: unknown) => error);
      answers += 1;
      if (status !== (sendsForms ? 201 : 200)) failures.push(status);
      else if (sendsForms) acknowledged.push(message);
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 8 }, (_, number) =>
    client(String(number), number % 2 === 0, number % 4 < 2),
  );
  return {
    acknowledged,
    failures,
    /** Resolves after `count` more responses. */
    more: (count: number) => {
      const enough = answers + count;
      return vi.waitFor(() => expect(answers).toBeGreaterThanOrEqual(enough), { timeout: 60_000 });
    },
    stop: async () => {
      working = false;
      await Promise.all(clients);
    },
  };
}

/** Starts to post forms, and waits until the server has accepted their connections. */
async function beginSlowForms(address: string, messages: readonly string[]) {
  const calls = messages.map((message) => {
    const call = beginForm(address, message);
    call.write(bodyOf(message).slice(0, 50));
    return { message, call, status: statusOf(call).catch((error: unknown) => error) };
  });
  await Promise.all(calls.map(({ call }) => vi.waitFor(() => expect(call.socket?.connecting).toBe(false))));
  // The server accepts connections in order, so a response means that the earlier ones are accepted.
  await fetch(address);
  return calls;
}

describeWithSockets('a server on a systemd socket', () => {
  test('uses the address of the socket, regardless of HOST and PORT', async () => {
    const { address, server } = await startOnSocket({ HOST: '192.0.2.1', PORT: '1' });
    expect(await server.announced).toBe(address.replace('127.0.0.1', 'localhost'));
  });

  test('responds to every request and stores every form once during ten restarts under load', async () => {
    const { address, start, server, stored } = await startOnSocket();
    const load = startLoad(address);
    let current = server;
    for (let restart = 0; restart < 10; restart += 1) {
      await load.more(460);
      expect(await current.stop()).toBe(0);
      current = start();
    }
    await load.more(460);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect((await stored()).toSorted()).toEqual(load.acknowledged.toSorted());
  });

  test('finishes slow uploads before it stops, while other clients wait', async () => {
    const { address, start, server, stored } = await startOnSocket();
    const slow = await beginSlowForms(address, ['one', 'two', 'three']);
    const stopped = server.stop();
    const others = Array.from({ length: 50 }, () => fetch(address, { headers: { connection: 'close' } }));
    for (const { message, call, status } of slow) {
      call.end(bodyOf(message).slice(50));
      expect(await status).toBe(201);
    }
    expect(await stopped).toBe(0);
    start();
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await stored()).toSorted()).toEqual(['one', 'three', 'two']);
  });

  test('takes over the data after the previous server has cut endless requests', async () => {
    const { address, start, server, stored } = await startOnSocket();
    const slow = await beginSlowForms(address, ['endless']);
    const next = start();
    const stopped = server.stop();
    const others = Array.from({ length: 50 }, () => fetch(address, { headers: { connection: 'close' } }));
    expect(await slow[0]?.status).toMatchObject({ code: 'ECONNRESET' });
    expect(await stopped).toBe(0);
    await next.announced;
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored()).toEqual([]);
  });
});
