import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS, type RenderOptions } from '@fatal/contracts';
import { contact } from './bodies.ts';
import { freePort } from '../../../tools/free-port.ts';
import { describeWithOwnPostgres, describeWithPostgres, query } from './postgres.ts';
import { run, runServerProcess, type Server } from './processes.ts';
import { startRoundRobin } from './round-robin.ts';
import { temporaryDir, writeSiteFixture } from './site-fixture.ts';

const CLIENTS = 8;

/** Returns settings for servers that share data, site and database. Deletes the folders after the test. */
function sharedSettings(databaseUrl: string) {
  const dataDir = temporaryDir('replicas');
  const siteDir = writeSiteFixture();
  onTestFinished(() => [dataDir, siteDir].forEach((dir) => rmSync(dir, { recursive: true })));
  return { DATA_DIR: dataDir, SITE_DIR: siteDir, DATABASE_URL: databaseUrl };
}

describeWithPostgres('two replicas on one PostgreSQL', (postgres) => {
  test('respond to every request and store every form once while they restart in turn under load', async () => {
    const databaseUrl = await postgres().createDatabase();
    const settings = sharedSettings(databaseUrl);
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      runServerProcess({ ...settings, PORT: String(port), RATE_LIMIT_SUBMISSIONS: '1000000' });
    const replicas: Server[] = [];
    for (const port of ports) replicas.push(await start(port));
    const proxy = await startRoundRobin(ports);
    onTestFinished(proxy.close);

    let loading = true;
    const statuses = new Map<number, number>();
    const acknowledged: string[] = [];
    const client = async (number: number) => {
      for (let n = 0; loading; n += 1) {
        const key = `${String(number)}-${String(n)}`;
        const response = await fetch(proxy.address + ENDPOINTS.contact, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ ...contact, message: key }),
        });
        await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status === 201) acknowledged.push(key);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));

    for (const turn of [0, 1, 0, 1] as const) {
      replicas[turn]?.child.kill('SIGTERM');
      expect(await replicas[turn]?.finished).toMatchObject({ code: 0 });
      replicas[turn] = await start(ports[turn] ?? 0);
    }
    loading = false;
    await Promise.all(clients);
    for (const { child, finished } of replicas) {
      child.kill('SIGTERM');
      await finished;
    }

    expect([...statuses.keys()]).toEqual([201]);
    const rows = await query<{ payload: string }>(databaseUrl, 'select payload from submissions');
    const stored = rows.map(({ payload }) => (JSON.parse(payload) as { message: string }).message);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(acknowledged.length).toBeGreaterThan(CLIENTS * 4);
  }, 180_000);

  test('share the rate limit of a client, also after a restart', async () => {
    const env = { ...sharedSettings(await postgres().createDatabase()), RATE_LIMIT_SUBMISSIONS: '2' };
    const [one, two] = [await runServerProcess(env), await runServerProcess(env)];
    const send = async ({ address }: Server) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(contact) };
      return (await fetch(address + ENDPOINTS.contact, init)).status;
    };
    expect([await send(one), await send(two), await send(one), await send(two)]).toEqual([
      201, 201, 429, 429,
    ]);
    one.child.kill('SIGTERM');
    await one.finished;
    expect(await send(await runServerProcess(env))).toBe(429);
  }, 60_000);

  test('all apply a setting after one command', async () => {
    const env = { ...sharedSettings(await postgres().createDatabase()), WISHLIST_COUNT: '7' };
    const replicas = [await runServerProcess(env), await runServerProcess(env)];
    const countOf = async ({ address }: Server) =>
      ((await (await fetch(`${address}/given`)).json()) as RenderOptions).settings.wishlistCount;
    const shown = () => Promise.all(replicas.map(countOf));
    expect(await shown()).toEqual([7, 7]);
    await run('cli.js', env, ['settings', 'set', 'WISHLIST_COUNT', '1234']).finished;
    await vi.waitFor(async () => expect(await shown()).toEqual([1234, 1234]), { timeout: 10_000 });
  }, 60_000);
});

describeWithOwnPostgres('a server whose database is down at the start', (postgres) => {
  test('waits until the database responds or the server is stopped', async () => {
    const env = { ...sharedSettings(await postgres().createDatabase()), PORT: '0' };
    await postgres().kill();
    const [waiting, stopped] = [run('server.js', env), run('server.js', env)];
    const lines = await Promise.all(
      [waiting, stopped].map(({ child }) => once(child.stderr ?? child, 'data')),
    );
    for (const [line] of lines as [Buffer][]) {
      expect(line.toString()).toBe('Waiting for the database of DATABASE_URL: no database answers there.\n');
    }
    stopped.child.kill('SIGTERM');
    expect(await stopped.finished).toMatchObject({ stdout: '' });
    await postgres().start();
    expect((await fetch(`${await waiting.announced}/readyz`)).status).toBe(200);
  }, 60_000);
});
