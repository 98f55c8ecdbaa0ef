import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { contact } from './bodies.ts';
import { run, runServerProcess, type Server } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const siteDir = writeSiteFixture();
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Clears the umask, so that processes of the test can create files that all users can access. */
function allowEverything(): void {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
}

/** Returns the paths that other users may read, write or execute. */
function findWorldReadable(dataDir: string): string[] {
  const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  return ['.', ...paths].filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0);
}

async function stop({ child, finished }: Server) {
  child.kill('SIGTERM');
  return finished;
}

async function useEverything({ address }: Server): Promise<void> {
  const response = await fetch(address + ENDPOINTS.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contact),
  });
  expect(response.status).toBe(201);
}

test('the server and its commands create private files with any umask', async () => {
  allowEverything();
  const dataDir = join(testDir('private'), 'data');
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir };
  const server = await runServerProcess(env);
  await useEverything(server);
  for (const args of [['settings', 'set', 'WISHLIST_COUNT', '7'], ['backup']]) {
    expect(await run('cli.js', env, args).finished).toMatchObject({ code: 0 });
  }
  await vi.waitFor(() => expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1), { timeout: 20_000 });
  const names = readdirSync(dataDir);
  expect(names).toEqual(expect.arrayContaining(['fatal.sqlite-wal', 'rate-limits.sqlite', 'backups']));
  expect(findWorldReadable(dataDir)).toEqual([]);
  expect((await stop(server)).stdout).not.toContain('other users');
});

test('the server makes an accessible data folder private and logs one warning', async () => {
  const dataDir = testDir('private');
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir };
  chmodSync(dataDir, 0o755);
  const { stdout } = await stop(await runServerProcess(env));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(stdout.match(/other users of this machine could access DATA_DIR until now/g)).toHaveLength(1);
  expect((await stop(await runServerProcess(env))).stdout).not.toContain('other users');
});

test('the server leaves a shared folder open and logs a warning', async () => {
  const dataDir = testDir('private');
  chmodSync(dataDir, 0o1777);
  const { stdout } = await stop(await runServerProcess({ SITE_DIR: siteDir, DATA_DIR: dataDir }));
  expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
  expect(stdout).toContain('other users of this machine can access DATA_DIR');
});
