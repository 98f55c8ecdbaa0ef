import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { contact } from './bodies.ts';
import { freePort } from '../../../tools/free-port.ts';
import { describeWithOwnPostgres, query } from './postgres.ts';
import { runServerProcess } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';

const siteDir = writeSiteFixture();
let dataDir = '';

beforeEach(() => void (dataDir = testDir('ready')));
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Requests a URL, with a longer timeout than the server's own limit for these endpoints. */
const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(8_000) });

/** Starts a server. Returns it with a function that reads the status of `/readyz` and the metric `store_up`. */
async function startWatched(changes: Record<string, string> = {}) {
  const port = String(await freePort());
  const server = await runServerProcess({
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
    METRICS_PORT: port,
    LOG_LEVEL: 'silent',
    ...changes,
  });
  const state = async () => {
    const [ready, metrics] = await Promise.all([
      ask(`${server.address}/readyz`),
      ask(`http://localhost:${port}/metrics`),
    ]);
    return [ready.status, /^store_up (\d)$/m.exec(await metrics.text())?.[1]];
  };
  return { ...server, state };
}

const UP = [200, '1'];
const DOWN = [503, '0'];

test.skipIf(!existsSync('/usr/bin/prlimit'))(
  'a disk that can’t be written makes the server unready until it recovers',
  async () => {
    const { child, state } = await startWatched();
    const limitFileSize = (bytes: string) =>
      execFileSync('prlimit', [`--fsize=${bytes}:`, '--pid', String(child.pid)]);
    expect(await state()).toEqual(UP);
    limitFileSize('0');
    expect(await state()).toEqual(DOWN);
    limitFileSize('unlimited');
    expect(await state()).toEqual(UP);
  },
);

test('an upload folder that can’t be written makes the server unready', async () => {
  const { state } = await startWatched();
  rmSync(join(dataDir, 'uploads'), { recursive: true, force: true });
  writeFileSync(join(dataDir, 'uploads'), '');
  expect(await state()).toEqual(DOWN);
});

describeWithOwnPostgres('the server on PostgreSQL', (postgres) => {
  test('is unready while the database hangs, and recovers', async () => {
    const { address, state } = await startWatched({ DATABASE_URL: await postgres().createDatabase() });
    expect(await state()).toEqual(UP);
    const thaw = postgres().freeze();
    onTestFinished(thaw);
    expect(await state()).toEqual(DOWN);
    const form = await fetch(address + ENDPOINTS.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify(contact),
      signal: AbortSignal.timeout(10_000),
    });
    expect(form.status).toBe(503);
    thaw();
    await vi.waitFor(async () => expect(await state()).toEqual(UP), { timeout: 20_000 });
  });

  test('is not ready while the database rejects writes', async () => {
    const databaseUrl = await postgres().createDatabase();
    const { state } = await startWatched({ DATABASE_URL: databaseUrl });
    await query(databaseUrl, 'alter table marks rename to elsewhere');
    expect(await state()).toEqual(DOWN);
  });
});
