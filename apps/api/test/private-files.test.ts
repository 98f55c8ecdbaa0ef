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

/** Clears the umask, so that processes of the test could make files open to all users. */
function allowEverything(): void {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
}

/** Returns the paths that users other than the owner may read, write or run. */
function openToOthers(dataDir: string): string[] {
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

test('files of the server and its commands are closed to other users, with any umask', async () => {
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
  expect(openToOthers(dataDir)).toEqual([]);
  expect((await stop(server)).stdout).not.toContain('other users');
});

test('a folder that others could use is closed at the start, and that is said in one line', async () => {
  const dataDir = testDir('private');
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir };
  chmodSync(dataDir, 0o755);
  const { stdout } = await stop(await runServerProcess(env));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(stdout.match(/other users of this machine could use DATA_DIR until now/g)).toHaveLength(1);
  expect((await stop(await runServerProcess(env))).stdout).not.toContain('other users');
});

test('a folder that everybody is meant to use is left open, and that is said', async () => {
  const dataDir = testDir('private');
  chmodSync(dataDir, 0o1777);
  const { stdout } = await stop(await runServerProcess({ SITE_DIR: siteDir, DATA_DIR: dataDir }));
  expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
  expect(stdout).toContain('other users of this machine can use DATA_DIR');
});
