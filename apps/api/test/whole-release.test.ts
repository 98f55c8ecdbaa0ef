import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { archiveRelease, unpackArchive } from '../../../tools/build/archive.ts';
import { listReleases, makeRelease, pruneReleases } from '../../../tools/build/releases.ts';
import { START } from '../../../tools/build/start-script.ts';
import { describeWithPostgres } from './postgres.ts';
import { runProgram, whenAnnounced, type Server } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Creates a release of this server in a folder. Each `name` has different assets. */
function make(name: string, releases: string): string {
  const site = writeSiteFixture(name);
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  const id = Buffer.from(name.padEnd(6)).toString('hex');
  return makeRelease(
    { id, version: '1.2.3', server: inject('apiBundle'), site, texts: { fatal: START } },
    releases,
  );
}

/** Archives and unpacks a release, like the guide. */
const unpack = async (name: string, releases: string): Promise<string> =>
  unpackArchive(await archiveRelease(make(name, testDir('built'))), releases);

/** Starts a release as its systemd unit would, with its own data. */
const run = (release: string, env: Record<string, string> = {}) =>
  runProgram(join(release, 'fatal'), [], { DATA_DIR: testDir('whole'), PORT: '0', ...env });

const start = (release: string, env?: Record<string, string>) => whenAnnounced(run(release, env));

async function stop({ child, finished }: Server): Promise<void> {
  child.kill('SIGTERM');
  expect(await finished).toMatchObject({ code: 0, stderr: '' });
}

/** Requests the files that an open page of a release may still load. */
async function lateFiles({ address }: Server, release: string) {
  const paths = [`app-${release}.js`, `state-${release}.json`, `trailer-${release}.mp4`];
  return Promise.all(
    paths.map(async (name) => {
      const response = await fetch(`${address}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
      const { date, ...headers } = Object.fromEntries(response.headers);
      expect(date).toBeDefined();
      return { status: response.status, headers, body: await response.text() };
    }),
  );
}

const statuses = async (server: Server, release: string) =>
  (await lateFiles(server, release)).map(({ status }) => status);

test('a page of the previous release finds its files after an upgrade', async () => {
  const releases = testDir('releases');
  const first = await start(await unpack('one', releases));
  const files = await lateFiles(first, 'one');
  expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
  const next = await unpack('two', releases);
  await stop(first);
  const second = await start(next);
  expect(await lateFiles(second, 'one')).toEqual(files);
  expect(await statuses(second, 'two')).toEqual([200, 200, 200]);
  expect(await statuses(second, 'three')).toEqual([404, 404, 404]);
});

describeWithPostgres('two servers of different releases on one machine', (postgres) => {
  test("serve each other's files", async () => {
    const releases = testDir('releases');
    const env = { DATA_DIR: testDir('shared'), DATABASE_URL: await postgres().createDatabase() };
    const older = await start(await unpack('one', releases), env);
    const newer = await start(await unpack('two', releases), env);
    expect(await lateFiles(older, 'two')).toEqual(await lateFiles(newer, 'two'));
    expect(await lateFiles(newer, 'one')).toEqual(await lateFiles(older, 'one'));
    expect(await statuses(older, 'two')).toEqual([200, 200, 200]);
  });
});

test('builds keep the release of a running server until it stops, regardless of its age', async () => {
  const releases = testDir('releases');
  const old = make('old', releases);
  const server = await start(old);
  const unused = make('unused', releases);
  for (const [index, dir] of [old, unused].entries())
    writeFileSync(
      join(dir, 'version'),
      JSON.stringify({ id: basename(dir), version: '1.2.3', date: new Date(index) }),
    );
  for (const name of ['three', 'two', 'one']) make(name, releases);
  expect(pruneReleases(releases)).toEqual([basename(unused)]);
  expect(listReleases(releases).at(-1)).toMatchObject({ dir: old, running: [server.child.pid] });
  await stop(server);
  expect(pruneReleases(releases)).toEqual([basename(old)]);
  expect(existsSync(old)).toBe(false);
});

test.each([
  [
    'no version',
    (dir: string) => rmSync(join(dir, 'version')),
    'its file version is missing. Build or unpack it again.',
  ],
  [
    'half a version',
    (dir: string) => writeFileSync(join(dir, 'version'), '{'),
    'its file version cannot be read. Build or unpack it again.',
  ],
  ['no site', (dir: string) => rmSync(join(dir, 'site'), { recursive: true }), 'There is no built site in '],
])('a release with %s prints one line and does not start', async (_case, damage, line) => {
  const release = make('one', testDir('releases'));
  damage(release);
  const { code, stdout, stderr } = await run(release).finished;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(line);
});

test('the start script prints one line and exits with an older Node', async () => {
  const folder = testDir('older');
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho v20.19.0\n', { mode: 0o755 });
  const PATH = `${folder}:${process.env.PATH ?? ''}`;
  const stderr = 'Node 24 or later must be in PATH to start this.\n';
  expect(await run(make('one', testDir('releases')), { PATH }).finished).toEqual({
    code: 1,
    stdout: '',
    stderr,
  });
});
