import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS, IDEMPOTENCY_HEADER } from '@fatal/contracts';
import { contact } from '../../test/bodies.ts';
import { run, runServerProcess } from '../../test/processes.ts';
import { testDir, writeSiteFixture } from '../../test/site-fixture.ts';
import { contactSubmission } from '../../test/stores.ts';
import { openStore } from '../store/open-store.ts';

vi.setConfig({ testTimeout: 120_000 });

let dataDir = '';

beforeEach(() => void (dataDir = testDir('cli')));

const cli = (...args: string[]) => run('cli.js', { DATA_DIR: dataDir }, args).finished;

/** Posts messages from several clients until it is stopped. */
function startLoad(address: string) {
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let stopped = false;
  const client = async (name: string) => {
    for (let n = 0; !stopped; n += 1) {
      const message = `${name}-${String(n)}`;
      // Every tenth message is erased later.
      const email = n % 10 === 0 ? 'erased@example.org' : 'ada@example.org';
      const response = await fetch(address + ENDPOINTS.contact, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: message },
        body: JSON.stringify({ ...contact, email, message }),
      });
      await response.text();
      if (response.status !== 201) failures.push(String(response.status));
      else if (email === contact.email) acknowledged.push(message);
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, (_, index) => client(String(index))));
  const stop = async () => {
    stopped = true;
    await clients;
  };
  return { acknowledged, failures, stop };
}

describe('with a server under load', () => {
  test('every command works and the server stores every form', async () => {
    const siteDir = writeSiteFixture();
    onTestFinished(() => rmSync(siteDir, { recursive: true }));
    const { address, child, finished } = await runServerProcess({ SITE_DIR: siteDir, DATA_DIR: dataDir });
    const { acknowledged, failures, stop } = startLoad(address);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(200), { timeout: 60_000 });

    const out = join(dataDir, 'all.jsonl');
    const before = [...acknowledged];
    const results = [
      await cli('export', '--json', '--out', out),
      await cli('backup', '--to', join(dataDir, 'backup')),
      await cli('erase', '--email', 'erased@example.org'),
      await cli('purge'),
      await cli('stats'),
      await cli('list', '--limit', '3'),
    ];
    expect(results.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, `Wrote ${out}\n`],
      ...Array.from({ length: 5 }, () => [0, '']),
    ]);
    await stop();
    expect(failures).toEqual([]);
    expect((await cli('erase', '--email', 'erased@example.org')).code).toBe(0);

    const messagesOf = (jsonLines: string) =>
      jsonLines
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { payload: { message: string } }).payload.message);
    const exported = new Set(messagesOf(readFileSync(out, 'utf8')));
    expect(before.filter((message) => !exported.has(message))).toEqual([]);
    const stored = messagesOf((await cli('list', '--json')).stdout);
    expect(stored.sort()).toEqual(acknowledged.sort());
    child.kill('SIGTERM');
    expect((await finished).stderr).toBe('');
  });
});

const isRoot = process.getuid?.() === 0;

/** User id of a server that doesn't run as root. */
const OWNER = 65_534;

const filesOfData = () => ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];

function giveToOwner(): void {
  if (isRoot) for (const file of filesOfData()) chownSync(join(dataDir, file), OWNER, OWNER);
}

test('purge lists backups that it may not delete and deletes the others', async () => {
  await (await openStore({ dataDir })).close();
  for (const name of ['a', 'b']) {
    const dir = join(dataDir, 'backups', name);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'backup.json'), '{}');
    utimesSync(dir, new Date(0), new Date(0));
  }
  giveToOwner();
  const [a, b] = [join(dataDir, 'backups/a'), join(dataDir, 'backups/b')];
  chmodSync(a, 0o500);
  onTestFinished(() => chmodSync(a, 0o700));
  const { code, stdout, stderr } = await cli('purge');
  expect({ code, stderr }).toEqual({ code: 1, stderr: `Could not delete in ${dataDir}: backups/a\n` });
  expect(stdout).toContain('  backups: 1\n');
  expect(existsSync(b)).toBe(false);
});

test.skipIf(!isRoot)('commands run by root write files as the user of the server', async () => {
  const store = await openStore({ dataDir });
  await store.submit(contactSubmission());
  await store.close();
  giveToOwner();
  const backup = join(dataDir, 'backup');
  const commands = [
    ['settings', 'set', 'WISHLIST_COUNT', '7'],
    ['backup', '--to', backup],
    ['restore', '--from', backup, '--force'],
    ['export', '--json', '--out', join(dataDir, 'all.jsonl')],
    ['purge'],
  ];
  for (const args of commands) expect((await cli(...args)).code).toBe(0);
  const foreign = filesOfData().filter((file) => statSync(join(dataDir, file)).uid !== OWNER);
  expect(foreign).toEqual([]);
  expect((await cli('backup', '--to', '/root/backup')).stderr).toBe(
    'The command failed: /root/backup.partial: this user has no permission.\n',
  );
});

test('export exits with 0 if its reader stops early', async () => {
  const store = await openStore({ dataDir });
  const payload = { ...contact, message: 'x'.repeat(5_000) };
  await Promise.all(Array.from({ length: 400 }, () => store.submit(contactSubmission({ payload }))));
  await store.close();
  const { child, finished } = run('cli.js', { DATA_DIR: dataDir }, ['export', '--json']);
  child.stdout?.once('data', () => child.stdout?.destroy());
  expect((await finished).code).toBe(0);
});
