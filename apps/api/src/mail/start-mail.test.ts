import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { application, contact, personMessage } from '../../test/bodies.ts';
import { runMailServer } from '../../test/mail-server.ts';
import { runServerProcess } from '../../test/processes.ts';
import { testDir, writeSiteFixture } from '../../test/site-fixture.ts';
import { openStore, openStoreAlongsideServer } from '../store/open-store.ts';
import { readMailSettings } from './settings.ts';
import { startMail } from './start-mail.ts';

const siteDir = writeSiteFixture();
let dataDir = '';

beforeEach(() => void (dataDir = testDir('delivery')));
afterAll(() => rmSync(siteDir, { recursive: true }));

const env = (changes: Record<string, string> = {}) => ({ SITE_DIR: siteDir, DATA_DIR: dataDir, ...changes });

const studio = {
  STUDIO_NAME: 'Fatal Studio',
  STUDIO_ADDRESS: 'Rúa do Exemplo 2, 15001 A Coruña',
  STUDIO_EMAIL: 'studio@fatal.example',
  STUDIO_REGISTER: 'Sheet C-1',
};

const mailSettings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${String(port)}`,
  SITE_URL: 'https://fatal.example',
  MAIL_FROM: 'Fatal <post@fatal.example>',
  MAIL_STUDIO: 'studio@fatal.example',
});

async function post(address: string, url: string, body: object): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'es' };
  const response = await fetch(address + url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.text();
  return response.status;
}

async function stats() {
  const store = await openStoreAlongsideServer({ dataDir });
  const counts = await store?.stats();
  await store?.close();
  return counts;
}

const patient = { timeout: 30_000, interval: 100 };

/** Starts a server that receives webhook calls. */
async function runHook() {
  const calls: unknown[] = [];
  const server = createHttpServer((request, response) => {
    void json(request).then((call) => {
      calls.push(call);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, calls };
}

test('mails the applicant and the studio, calls the webhook, and prints no warning about mail', async () => {
  const { port, mails } = await runMailServer();
  const hook = await runHook();
  const { address, child, finished } = await runServerProcess(
    env({ ...mailSettings(port), ...studio, WEBHOOK_URL: hook.url }),
  );
  expect(await post(address, ENDPOINTS.applications, application)).toBe(201);
  await vi.waitFor(() => expect(mails).toHaveLength(2), patient);
  expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'studio@fatal.example']);
  const notice = mails.find(({ to }) => to === 'studio@fatal.example')?.raw ?? '';
  expect(notice).toContain('Reply-To: ada@example.org');
  expect(notice).toContain('Subject: [Fatal] Application: Prop Artist');
  await vi.waitFor(() => expect(hook.calls).toMatchObject([{ role: 'Prop Artist' }]), patient);
  child.kill('SIGTERM');
  expect((await finished).stdout).toMatch(
    /^Fatal is running at \S+\nReplace the placeholder links [^\n]+\n$/,
  );
  expect((await stats())?.outbox).toMatchObject({ pending: 0, sent: 3, dead: 0 });
});

test('sends a message to a person only to that person', async () => {
  const { port, mails } = await runMailServer();
  const { address } = await runServerProcess(env(mailSettings(port)));
  expect(await post(address, ENDPOINTS.contact, personMessage)).toBe(201);
  await vi.waitFor(() => expect(mails).toHaveLength(2), patient);
  expect(mails.map(({ to }) => to).sort()).toEqual(['ada.98@studio.example', 'ada@example.org']);
  const mail = mails.find(({ to }) => to === 'ada.98@studio.example')?.raw ?? '';
  expect(mail).toContain('Subject: A message to you from the Fatal team page');
  expect(mail).toContain('Reply-To: ada@example.org');
  const confirmation = mails.find(({ to }) => to === 'ada@example.org')?.raw.replaceAll('=\r\n', '') ?? '';
  expect(confirmation).not.toContain('studio.example');
  const [path = ''] = /\/withdraw\/\w+/.exec(confirmation) ?? [];
  expect((await fetch(address + path, { method: 'POST' })).status).toBe(200);
  await vi.waitFor(() => expect(mails).toHaveLength(4), patient);
  expect(mails.map(({ to }) => to)).not.toContain('studio@fatal.example');
});

test('writes mails to files without a mail server and prints a warning at the start', async () => {
  const { address, child, finished } = await runServerProcess(env());
  await post(address, ENDPOINTS.applications, application);
  const folder = join(dataDir, 'outbox');
  await vi.waitFor(
    () => expect(readdirSync(folder).filter((name) => /^[^.]/.test(name))).toHaveLength(1),
    patient,
  );
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, name), 'utf8')).toContain('Content-Language: es');
  child.kill('SIGTERM');
  expect((await finished).stdout.split('\n').slice(0, 2)).toEqual([
    `Fatal is running at ${address}`,
    `SMTP_URL is not set: mails are written to ${folder} instead of being sent.`,
  ]);
});

test('an unresponsive mail server delays no response and loses no mail', async () => {
  // A server that accepts connections but never responds.
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const { address, child, finished } = await runServerProcess(env(mailSettings(port)));
  const body = (n: number) => ({ ...contact, email: `ada${String(n)}@example.org` });
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post(address, ENDPOINTS.contact, body(n))),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await stats())?.outbox).toMatchObject({ pending: 40, sent: 0 });
  child.kill('SIGTERM');
  expect((await finished).code).toBe(0);
  expect((await stats())?.outbox).toMatchObject({ pending: 40, sent: 0, dead: 0 });
});

test('sends a mail that was stored before the server was killed', async () => {
  const nobody = createServer();
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
  const { port } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  const { address, child, finished } = await runServerProcess(env(mailSettings(port)));
  expect(await post(address, ENDPOINTS.contact, contact)).toBe(201);
  child.kill('SIGKILL');
  await finished;
  expect((await stats())?.outbox).toMatchObject({ pending: 2, sent: 0 });

  const { mails } = await runMailServer(port);
  // Later than the lease of the killed server and the wait after a failed attempt.
  const now = () => Date.now() + 10 * 60_000;
  const store = await openStore({ dataDir }, now);
  const settings = readMailSettings(mailSettings(port), 0);
  const outbox = startMail({
    store,
    settings,
    dataDir,
    team: [],
    now,
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  });
  await vi.waitFor(() => expect(mails).toHaveLength(2), patient);
  await outbox.stop();
  await store.close();
  expect(new Set(mails.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1])).size).toBe(2);
});
