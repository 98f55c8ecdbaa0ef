import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { application, contact, gate, generalApplication } from '../test/bodies.ts';
import { run } from '../test/processes.ts';
import { temporaryDir } from '../test/site-fixture.ts';
import { anyText } from '../test/matchers.ts';
import { openStore } from './store/sqlite/open-store.ts';
import type { NewSubmission, Store } from './store/store.ts';

vi.setConfig({ testTimeout: 60_000 });

let dataDir = '';

beforeEach(() => {
  dataDir = temporaryDir('cli');
  return () => rmSync(dataDir, { recursive: true });
});

const cli = (...args: string[]) => run('submissions-cli.ts', { DATA_DIR: dataDir }, args).finished;

async function fill(): Promise<Store> {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const store = await openStore(dataDir, () => (now += 1000));
  const rest = { locale: 'en', answer: { status: 201, body: null } } satisfies Partial<NewSubmission>;
  await store.submit({ kind: 'application', payload: application, ...rest });
  await store.submit({ kind: 'gate', payload: gate, ...rest });
  await store.submit({ kind: 'general-application', payload: generalApplication, ...rest });
  await store.submit({
    kind: 'contact',
    payload: { ...contact, firstName: '霧子', surname: '\u001b[2J' },
    ...rest,
  });
  return store;
}

const TABLE = `\
Time (UTC)           Kind                 Role         Name         E-mail
2026-11-21 12:00:04  contact              general      霧子  [2J    ada@example.org
2026-11-21 12:00:03  general-application  Writer       Ada Example  ada@example.org
2026-11-21 12:00:01  application          Prop Artist  Ada Example  ada@example.org
`;

describe('submissions list', () => {
  test('prints a table, newest first, while the server runs and after it', async () => {
    const store = await fill();
    expect(await cli('list')).toEqual({ code: 0, stdout: TABLE, stderr: '' });
    await store.close();
    expect(await cli('list')).toEqual({ code: 0, stdout: TABLE, stderr: '' });
  });

  test('can be narrowed down', async () => {
    await (await fill()).close();
    expect((await cli('list', '--limit', '1')).stdout.trim().split('\n')).toHaveLength(2);
    expect((await cli('list', '--kind', 'application')).stdout).toMatch(/application +Prop Artist/);
    expect((await cli('list', '--kind', 'gate')).stdout).toMatch(/^2026-11-21 12:00:02 {2}gate$/m);
  });

  test('prints everything as JSON lines', async () => {
    await (await fill()).close();
    const lines = (await cli('list', '--json')).stdout.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { kind: string }).kind)).toEqual([
      'contact',
      'general-application',
      'application',
    ]);
    expect(JSON.parse(lines[2] ?? '')).toEqual({
      id: anyText,
      kind: 'application',
      createdAt: '2026-11-21T12:00:01.000Z',
      locale: 'en',
      payload: application,
    });
  });

  test('says when there is nothing', async () => {
    expect(await cli('list')).toEqual({ code: 0, stdout: 'No submissions yet.\n', stderr: '' });
    await (await openStore(join(dataDir))).close();
    expect((await cli('list')).stdout).toBe('No submissions yet.\n');
    expect((await cli('list', '--json')).stdout).toBe('');
  });
});

test.each([
  [],
  ['show'],
  ['list', 'more'],
  ['list', '--all'],
  ['list', '--kind', 'spam'],
  ['list', '--limit', '0'],
  ['list', '--limit'],
])('%j %j %j is answered with the usage', async (...args) => {
  const { code, stdout, stderr } = await cli(...args.filter((arg) => typeof arg === 'string'));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('Usage: npm run submissions -- list');
});
