import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { describeWithPostgres } from './postgres.ts';
import { runServerProcess, type Server } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const RELEASES = ['one', 'two', 'three', 'four'] as const;

type Release = (typeof RELEASES)[number];

const sites = Object.fromEntries(RELEASES.map((release) => [release, writeSiteFixture(release)]));
afterAll(() => Object.values(sites).forEach((dir) => rmSync(dir, { recursive: true })));

const start = (release: Release, env: Record<string, string>) =>
  runServerProcess({ SITE_DIR: sites[release] ?? '', ...env });

async function stop({ child, finished }: Server): Promise<void> {
  child.kill('SIGTERM');
  expect(await finished).toMatchObject({ code: 0, stderr: '' });
}

/** What a page of a release may still ask for, as this server sends it. */
async function lateFiles({ address }: Server, release: Release) {
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

const statuses = async (server: Server, release: Release) =>
  (await lateFiles(server, release)).map(({ status }) => status);

test('a page of the release before finds its files, and one of the third before does not', async () => {
  const env = { DATA_DIR: testDir('releases') };
  const first = await start('one', env);
  const files = await lateFiles(first, 'one');
  expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
  await stop(first);
  for (const release of ['two', 'three'] as const) {
    const server = await start(release, env);
    expect(await lateFiles(server, 'one')).toEqual(files);
    await stop(server);
  }
  const last = await start('four', env);
  expect(await statuses(last, 'one')).toEqual([404, 404, 404]);
  expect(await statuses(last, 'two')).toEqual([200, 200, 200]);
});

test('a server starts where it cannot publish, and says so in a line', async () => {
  const dataDir = testDir('releases');
  writeFileSync(join(dataDir, 'assets'), '');
  const server = await start('one', { DATA_DIR: dataDir });
  expect(await statuses(server, 'one')).toEqual([200, 200, 200]);
  expect(await statuses(server, 'two')).toEqual([404, 404, 404]);
  server.child.kill('SIGTERM');
  const { stdout } = await server.finished;
  expect(stdout.match(/Other releases cannot send the assets of this one: [^"]+\./g)).toHaveLength(1);
});

describeWithPostgres('two servers of different releases at once', (postgres) => {
  test("send each other's files", async () => {
    const env = { DATA_DIR: testDir('releases'), DATABASE_URL: await postgres().createDatabase() };
    const [older, newer] = [await start('one', env), await start('two', env)];
    expect(await lateFiles(older, 'two')).toEqual(await lateFiles(newer, 'two'));
    expect(await lateFiles(newer, 'one')).toEqual(await lateFiles(older, 'one'));
    expect(await statuses(older, 'two')).toEqual([200, 200, 200]);
  });
});
