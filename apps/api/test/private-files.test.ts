import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { contact } from './bodies.ts';
import { run, runServerProcess, type Server } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const siteDir = writeSiteFixture();
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Whatever the test starts may make files that everybody can read and write. */
function allowEverything(): void {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
}

/** What others than the owner may do something with. Published assets are links to files of the release. */
function openToOthers(dataDir: string): string[] {
  const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  return ['.', ...paths.filter((path) => !path.startsWith('assets/'))].filter(
    (path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0,
  );
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

test('nobody else reads what the server and its commands write, whatever they were allowed to make', async () => {
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

test('what others could read is mended at the start, and said in one line', async () => {
  const dataDir = testDir('private');
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir };
  await stop(await runServerProcess(env));
  mkdirSync(join(dataDir, 'uploads'));
  writeFileSync(join(dataDir, 'uploads/resume'), '');
  mkdirSync(join(dataDir, 'backups/one/uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'backups/one/fatal.sqlite'), '');
  for (const path of ['.', 'fatal.sqlite', 'uploads', 'backups/one/uploads', 'assets'])
    chmodSync(join(dataDir, path), 0o755);
  for (const path of ['uploads/resume', 'backups/one/fatal.sqlite']) chmodSync(join(dataDir, path), 0o644);

  const server = await runServerProcess(env);
  expect(openToOthers(dataDir)).toEqual([]);
  const lines = (await stop(server)).stdout.split('\n').filter((line) => line.includes('other users'));
  expect(lines).toHaveLength(1);
  await expect(stop(await runServerProcess(env))).resolves.toMatchObject({
    stdout: expect.not.stringContaining('other users') as string,
  });
});
