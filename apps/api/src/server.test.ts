import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS, IDEMPOTENCY_HEADER } from '@fatal/contracts';
import { contact } from '../test/bodies.ts';
import { command, run, runProgram, runServerProcess, whenAnnounced } from '../test/processes.ts';
import { testDir, writeSiteFixture } from '../test/site-fixture.ts';
import { openStoreAlongsideServer } from './store/open-store.ts';

vi.setConfig({ testTimeout: 60_000 });

const siteDir = writeSiteFixture();
let dataDir = '';

beforeEach(() => void (dataDir = testDir('process')));
afterAll(() => rmSync(siteDir, { recursive: true }));

const env = (changes: Record<string, string> = {}) => ({ SITE_DIR: siteDir, DATA_DIR: dataDir, ...changes });

interface Answered {
  status: number;
  body: string;
}

function post(address: string, message: string, agent?: Agent, key = message): Promise<Answered> {
  const body = JSON.stringify({ ...contact, message });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    [IDEMPOTENCY_HEADER]: key,
  };
  return new Promise((resolve, reject) => {
    const call = request(`${address}${ENDPOINTS.contact}`, { method: 'POST', headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Submits forms over persistent connections until the server is gone, and records the acknowledged ones. */
function load(address: string, connections: number) {
  const acknowledged: string[] = [];
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const client = async (name: string) => {
    for (let n = 0; ; n += 1) {
      const message = `${name}-${String(n)}`;
      try {
        const { status } = await post(address, message, agent);
        if (status === 201) acknowledged.push(message);
        else failures.push(String(status));
      } catch (error) {
        failures.push((error as NodeJS.ErrnoException).code ?? String(error));
        return;
      }
    }
  };
  const clients = Array.from({ length: connections }, (_, index) => client(String(index)));
  const gone = Promise.all(clients).then(() => agent.destroy());
  const inFlight = () =>
    vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(100), { timeout: 20_000 });
  return { acknowledged, failures, gone, inFlight };
}

async function storedMessages(): Promise<string[]> {
  const store = await openStoreAlongsideServer({ dataDir });
  const submissions = (await store?.listSubmissions()) ?? [];
  await store?.close();
  return submissions.map(({ payload }) => String(payload.message));
}

describe('a running server', () => {
  // Spec 2.7
  test('prints its address, serves site and API, and stops on SIGTERM', async () => {
    const { address, child, finished } = await runServerProcess(env());
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    const { code, stdout, stderr } = await finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Fatal is running at \S+\nSMTP_URL is not set: [^\n]+\nThe legal pages show a placeholder [^\n]+\nReplace the placeholder links [^\n]+\n$/,
    );
  });

  test('logs its release when it starts and stops', async () => {
    const release = join(dataDir, 'releases', 'f00d');
    const [node, args] = command('server.js');
    const script = args.at(-1) ?? '';
    cpSync(dirname(script), join(release, 'server'), { recursive: true });
    writeFileSync(join(release, 'version'), JSON.stringify({ id: 'f00d', version: '1.2.3' }));
    const own = [...args.slice(0, -1), join(release, 'server', basename(script))];
    const running = runProgram(node, own, env({ LOG_LEVEL: 'info', PORT: '0' }));
    const { child, finished } = await whenAnnounced(running);
    child.kill('SIGTERM');
    const lines = (await finished).stdout.split('\n').filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const saying = (msg: string) => logged.find((line) => line.msg === msg);
    expect(saying('started')).toMatchObject({
      release: 'f00d',
      version: '1.2.3',
      engine: 'SQLite',
      node: process.version,
    });
    expect(saying('stopping')).toMatchObject({ release: 'f00d' });
    expect(saying('stopped')).toMatchObject({ release: 'f00d' });
  });

  test('stops on SIGINT, even if npm sends it twice, and prints a public host', async () => {
    const { address, child, finished } = await runServerProcess(env({ HOST: '0.0.0.0' }));
    expect(address).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect((await finished).code).toBe(0);
  });

  test('stores a form that is being sent during SIGTERM, then closes the connection', async () => {
    const { address, child, finished } = await runServerProcess(env());
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const body = JSON.stringify({ ...contact, message: 'under way' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const options = { method: 'POST', headers, agent };
    const inFlight = request(`${address}${ENDPOINTS.contact}`, options);
    inFlight.write(body.slice(0, 50));
    await fetch(address);
    const answered = once(inFlight, 'response') as Promise<[IncomingMessage]>;
    child.kill('SIGTERM');
    // From now on, the server accepts no connections.
    await vi.waitFor(() => expect(fetch(address)).rejects.toThrow(), { timeout: 10_000 });
    inFlight.end(body.slice(50));
    const [answer] = await answered;
    answer.resume();
    expect(answer).toMatchObject({ statusCode: 201, headers: { connection: 'close' } });
    expect((await finished).code).toBe(0);
    expect(await storedMessages()).toEqual(['under way']);
  });

  test('keeps the rate limit of a client after a restart', async () => {
    const limit = env({ RATE_LIMIT_SUBMISSIONS: '1' });
    const first = await runServerProcess(limit);
    expect((await post(first.address, 'one')).status).toBe(201);
    first.child.kill('SIGTERM');
    await first.finished;
    const second = await runServerProcess(limit);
    expect(await post(second.address, 'two')).toEqual({
      status: 429,
      body: JSON.stringify({ message: 'Too many requests. Please try again later.' }),
    });
    expect(await storedMessages()).toEqual(['one']);
  });

  test('logs no personal data, even at the level trace', async () => {
    const { address, child, finished } = await runServerProcess(env({ LOG_LEVEL: 'trace' }));
    const headers = {
      'Content-Type': 'application/json',
      Cookie: 'language=es',
      'User-Agent': 'secret-agent',
    };
    const send = (path: string, body: string) => fetch(address + path, { method: 'POST', headers, body });
    await send(`${ENDPOINTS.contact}?secret-query`, JSON.stringify({ ...contact, message: 'secret-body' }));
    await send(ENDPOINTS.contact, '{"message":"secret-malformed');
    await send(ENDPOINTS.contact, JSON.stringify({ ...contact, email: 'secret-invalid' }));
    await fetch(`${address}/?lang=secret-lang`);
    await fetch(`${address}/withdraw/secret-token`);
    child.kill('SIGTERM');
    const { stdout } = await finished;
    expect(stdout).toContain('"reqId"');
    expect(stdout).toContain(`"path":"${ENDPOINTS.contact}"`);
    expect(stdout).not.toMatch(/secret|remoteAddress|ada@example/);
  });

  test('returns 400 or 431 for malformed HTTP and never redirects to another site', async () => {
    const { address } = await runServerProcess(env());
    const raw = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
        socket.on('close', () => resolve(answer));
        socket.on('error', reject);
      });
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*"message":"[^"]+"/);
    const long = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await raw(long)).toMatch(/^HTTP\/1\.1 431 /);
    for (const path of ['/\\evil.example/', '//evil.example/', '/\t/evil.example/']) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer).not.toMatch(/location:/i);
    }
  });

  test('survives aborted downloads', async () => {
    const { address, child, finished } = await runServerProcess(env());
    for (let n = 0; n < 20; n += 1) {
      const abort = new AbortController();
      const response = await fetch(`${address}/videos/teaser.mp4`, { signal: abort.signal });
      abort.abort();
      await response.arrayBuffer().catch(() => undefined);
    }
    expect((await fetch(address)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await finished).stderr).toBe('');
  });
});

describe('an acknowledged form', () => {
  // Spec 12.1
  test('is stored exactly once despite SIGKILL', async () => {
    const { address, child, finished } = await runServerProcess(env());
    const { acknowledged, inFlight, gone } = load(address, 10);
    await inFlight();
    child.kill('SIGKILL');
    await Promise.all([gone, finished]);

    const again = await runServerProcess(env());
    const stored = await storedMessages();
    expect(new Set(stored).size).toBe(stored.length);
    expect(new Set(stored)).toEqual(new Set([...stored, ...acknowledged]));
    again.child.kill('SIGTERM');
    await again.finished;
  });

  test('is not stored twice if it is retried after a restart', async () => {
    const first = await runServerProcess(env());
    const answer = await post(first.address, 'once');
    first.child.kill('SIGKILL');
    await first.finished;
    const second = await runServerProcess(env());
    expect(await post(second.address, 'once')).toEqual(answer);
    expect((await post(second.address, 'other', undefined, 'once')).status).toBe(409);
    expect(await storedMessages()).toEqual(['once']);
  });

  test('is stored despite SIGTERM under load, and no other form is', async () => {
    const { address, child, finished } = await runServerProcess(env());
    const { acknowledged, failures, inFlight, gone } = load(address, 20);
    await inFlight();
    child.kill('SIGTERM');
    const [{ code, stderr }] = await Promise.all([finished, gone]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    // Connections that arrive while the port is closing are refused, or reset before they are accepted.
    expect(failures.filter((failure) => !['ECONNREFUSED', 'ECONNRESET'].includes(failure))).toEqual([]);
    expect((await storedMessages()).sort()).toEqual(acknowledged.sort());
  });
});

describe('a server that cannot start prints one line and exits with 1:', () => {
  async function failure(changes: Record<string, string>): Promise<string> {
    const { code, stdout, stderr } = await run('server.js', env({ PORT: '0', ...changes })).finished;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    return stderr.trim();
  }

  test.each([
    ['PORT', 'http', /^PORT must be a whole number from 0 to 65535, but is "http"\.$/],
    ['HOST', '192.0.2.1', /^Cannot listen on HOST 192\.0\.2\.1, port 0: EADDRNOTAVAIL\.$/],
    [
      'SITE_DIR',
      '/nowhere',
      /^There is no built site in \/nowhere\. Run npm run build, or set SITE_DIR to one\.$/,
    ],
    ['SITE_URL', 'https://fatal.example/path', /^SITE_URL must be /],
    ['MAIL_STUDIO', 'a@b.example\nBcc: c@d.example', /^MAIL_STUDIO must be /],
    ['WISHLIST_COUNT', 'many', /^WISHLIST_COUNT must be /],
    ['APPLICATIONS_CLOSE_AT', 'soon', /^APPLICATIONS_CLOSE_AT must be /],
    ['DATA_DIR', '/dev/null', /DATA_DIR.*it is not a folder/],
    ['DATA_DIR', '/dev/null/x', /DATA_DIR.*part of the path is not a folder/],
  ])('%s=%j', async (name, value, line) => {
    expect(await failure({ [name]: value })).toMatch(line);
  });

  test.each(['PORT', 'METRICS_PORT'])('a busy %s', async (name) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const port = String((other.address() as AddressInfo).port);
    expect(await failure({ [name]: port })).toBe(
      `Port ${port} is already in use. Stop what is using it, or set ${name} to another number.`,
    );
  });

  test('a second server on the same data', async () => {
    const { address } = await runServerProcess(env());
    expect(await failure({ PORT: new URL(address).port })).toBe(
      `Another server is already using DATA_DIR ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  });
});
